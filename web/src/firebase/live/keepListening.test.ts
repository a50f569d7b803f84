import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotAllowed } from '../errors.ts';
import { keepListening } from './keepListening.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An error of the SDK. */
const sdkError = (code: string) => Object.assign(new Error(code), { name: 'FirebaseError', code });

function listening() {
  const fail: ((error: unknown) => void)[] = [];
  const stop = vi.fn();
  const errors: unknown[] = [];
  const end = keepListening(
    (onError) => {
      fail.push(onError);
      return stop;
    },
    (error) => errors.push(error),
  );
  return { fail, stop, errors, end };
}

test('after an error it listens again', () => {
  const { fail, errors } = listening();
  fail[0]?.(sdkError('internal'));
  expect(errors).toHaveLength(1);
  vi.runAllTimers();
  expect(fail).toHaveLength(2);
  fail[1]?.(sdkError('resource-exhausted'));
  vi.runAllTimers();
  expect(fail).toHaveLength(3);
});

test('a refusal is final', () => {
  const { fail, errors } = listening();
  fail[0]?.(sdkError('permission-denied'));
  vi.runAllTimers();
  expect(fail).toHaveLength(1);
  expect(errors[0]).toBeInstanceOf(NotAllowed);
});

test('once ended, it listens no more', () => {
  const { fail, stop, end } = listening();
  fail[0]?.(sdkError('internal'));
  end();
  vi.runAllTimers();
  expect(fail).toHaveLength(1);
  expect(stop).toHaveBeenCalled();
});
