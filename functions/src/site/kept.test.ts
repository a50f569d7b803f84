import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { kept } from './kept.ts';

const equal = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Something that is read by hand, and how it is kept. */
function setUp(first: { period: number | undefined } = { period: 0 }) {
  const answers: { resolve(value: object): void; reject(error: Error): void }[] = [];
  const failed = vi.fn();
  const read = vi.fn(
    () => new Promise<object>((resolve, reject) => answers.push({ resolve, reject })),
  );
  const keeping = { period: () => first.period, stale: 60_000, patience: 1_000, failed };
  const take = kept(read, keeping, equal);
  const readNow = async (value: object) => {
    const taking = take();
    answers.pop()?.resolve(value);
    return taking;
  };
  return { take, readNow, read, answers, failed, clock: first };
}

test('many who ask at once share one read', async () => {
  const { take, read, answers } = setUp();
  const all = [take(), take(), take()];
  expect(read).toHaveBeenCalledTimes(1);
  answers[0]?.resolve({ a: 1 });
  expect(await Promise.all(all)).toEqual([{ a: 1 }, { a: 1 }, { a: 1 }]);
});

test('within a period nothing is read again, in the next one it is', async () => {
  const { take, readNow, read, clock } = setUp();
  const first = await readNow({ a: 1 });
  expect(await take()).toBe(first);
  expect(read).toHaveBeenCalledTimes(1);
  clock.period = 1;
  expect(await readNow({ a: 2 })).toEqual({ a: 2 });
  expect(read).toHaveBeenCalledTimes(2);
});

test('what was read on the border of a period counts as of the one in which it began', async () => {
  const { take, read, answers, clock } = setUp();
  const taking = take();
  clock.period = 1;
  answers.pop()?.resolve({ a: 1 });
  await taking;
  void take();
  expect(read).toHaveBeenCalledTimes(2);
});

test('without periods everybody who asks later has it read', async () => {
  const { readNow, read } = setUp({ period: undefined });
  await readNow({ a: 1 });
  await readNow({ a: 1 });
  expect(read).toHaveBeenCalledTimes(2);
});

test('what has not changed stays the same object', async () => {
  const { readNow, clock } = setUp();
  const first = await readNow({ a: 1 });
  clock.period = 1;
  expect(await readNow({ a: 1 })).toBe(first);
  clock.period = 2;
  expect(await readNow({ a: 2 })).not.toBe(first);
});

describe('where reading fails', () => {
  test('it fails for who has nothing older, and is tried again by the next', async () => {
    const { take, readNow, answers, read } = setUp();
    const taking = take();
    answers.pop()?.reject(new Error('away'));
    await expect(taking).rejects.toThrow('away');
    expect(await readNow({ a: 1 })).toEqual({ a: 1 });
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('what was read last stands in, and why is told', async () => {
    const { take, readNow, answers, failed, clock } = setUp();
    const first = await readNow({ a: 1 });
    clock.period = 1;
    const taking = take();
    answers.pop()?.reject(new Error('away'));
    expect(await taking).toBe(first);
    expect(failed).toHaveBeenCalledWith(new Error('away'));
    expect(await readNow({ a: 2 })).toEqual({ a: 2 });
  });

  test('but not for longer than it may', async () => {
    const { take, readNow, answers, clock } = setUp();
    await readNow({ a: 1 });
    clock.period = 1;
    await vi.advanceTimersByTimeAsync(60_001);
    const taking = take();
    answers.pop()?.reject(new Error('away'));
    await expect(taking).rejects.toThrow('away');
  });
});

test('who has something older does not wait for long, and gets the newer one later', async () => {
  const { take, readNow, answers, clock } = setUp();
  const first = await readNow({ a: 1 });
  clock.period = 1;
  const taking = take();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await taking).toBe(first);
  answers.pop()?.resolve({ a: 2 });
  await vi.advanceTimersByTimeAsync(0);
  expect(await take()).toEqual({ a: 2 });
  expect(vi.getTimerCount()).toBe(0);
});
