import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withTimeout } from './firestore.ts';

const unavailable = expect.objectContaining({ code: 'unavailable', status: 503 });

describe('work with a time limit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('finishes in time and leaves no timer behind', async () => {
    await expect(withTimeout(Promise.resolve('done'), 1_000)).resolves.toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('counts as unavailable after the timeout', async () => {
    const outcome = expect(withTimeout(new Promise(() => {}), 1_000)).rejects.toEqual(unavailable);
    await vi.advanceTimersByTimeAsync(1_000);
    await outcome;
  });

  test.each([4, 8, 14, 'app/network-error'])(
    'counts as unavailable when the service says %j',
    async (code) => {
      const failure = Object.assign(new Error(), { code });
      await expect(withTimeout(Promise.reject(failure), 1_000)).rejects.toEqual(unavailable);
    },
  );

  test('otherwise fails with its own error', async () => {
    const failure = Object.assign(new Error('denied'), { code: 7 });
    await expect(withTimeout(Promise.reject(failure), 1_000)).rejects.toBe(failure);
  });
});
