import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { InvalidCredentials, namedError, Unreachable } from './errors.ts';

const named = (code: string) => namedError(new FirebaseError(code, code));

test.each([
  'auth/invalid-credential',
  'auth/user-not-found',
  'auth/wrong-password',
  'auth/user-disabled',
  'auth/invalid-email',
  'auth/missing-password',
])('%s is told like every other log-in that does not fit', (code) => {
  expect(named(code)).toBeInstanceOf(InvalidCredentials);
});

test('that Auth cannot be reached is another matter', () => {
  expect(named('auth/network-request-failed')).toBeInstanceOf(Unreachable);
});

test('what has no name stays as it is', () => {
  const error = new FirebaseError('auth/too-many-requests', 'Later');
  expect(namedError(error)).toBe(error);
});
