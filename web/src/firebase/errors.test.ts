import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { InvalidCredentials, namedError, TooMany, Unreachable } from './errors.ts';

const named = (code: string) => namedError(new FirebaseError(code, code));

test.each([
  'auth/invalid-credential',
  'auth/user-not-found',
  'auth/wrong-password',
  'auth/user-disabled',
  'auth/invalid-email',
  'auth/missing-password',
])('%s is reported as invalid credentials', (code) => {
  expect(named(code)).toBeInstanceOf(InvalidCredentials);
});

test('an unreachable Auth is reported as such', () => {
  expect(named('auth/network-request-failed')).toBeInstanceOf(Unreachable);
});

test('being asked too often is reported as such', () => {
  expect(named('auth/too-many-requests')).toBeInstanceOf(TooMany);
});

test('an unknown error stays as it is', () => {
  const error = new FirebaseError('auth/internal-error', 'Later');
  expect(namedError(error)).toBe(error);
});
