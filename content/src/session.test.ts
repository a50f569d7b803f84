import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isOpenSession, sessionsEnded } from './session.ts';

test.each([
  [{}, 0, true],
  [{ validSince: 100 }, 99, false],
  [{ validSince: 100 }, 100, true],
  [{ validSince: '100' }, 200, false],
  [{ validSince: null }, 200, false],
])('with %j, a session that began at %d is open: %j', (staff, authTime, counts) => {
  expect(isOpenSession(staff, authTime)).toBe(counts);
});

describe('ending all sessions', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_800_000_000_250 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('waits for the next second, so that later sessions stay open', async () => {
    const ended = sessionsEnded();
    const onEnd = vi.fn();
    ended.then(onEnd);
    await vi.advanceTimersByTimeAsync(749);
    expect(onEnd).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(isOpenSession(await ended, 1_800_000_000)).toBe(false);
    expect(isOpenSession(await ended, Math.floor(Date.now() / 1_000))).toBe(true);
  });

  test('goes by another clock where this one may be wrong', async () => {
    const ended = sessionsEnded(() => Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(750);
    expect(await ended).toEqual({ validSince: 1_800_003_601 });
  });
});
