import { noStoredPages } from '@lamplight/content/samples/noPages';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentCache } from './contentCache.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

type Data = Record<string, unknown> | undefined;

/** A document that is read by hand, and how it is kept. */
function setUp(first: { period: number | undefined } = { period: 0 }, timeoutMs = 5_000) {
  const answers: { resolve(value: Data): void; reject(error: Error): void }[] = [];
  const failed = vi.fn();
  const read = vi.fn(
    () => new Promise<Data>((resolve, reject) => answers.push({ resolve, reject })),
  );
  const policy = { period: () => first.period, staleMs: 60_000, timeoutMs, failed };
  const store = contentCache({ ...noStoredPages, document: read, list: vi.fn() }, policy);
  const take = () => store.document('site/home');
  const readNow = async (value: Data) => {
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
  test('it fails for those who have nothing older, and is tried again by the next', async () => {
    const { take, readNow, answers, read } = setUp();
    const taking = take();
    answers.pop()?.reject(new Error('away'));
    await expect(taking).rejects.toThrow('away');
    expect(await readNow({ a: 1 })).toEqual({ a: 1 });
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('the last content read is used instead, and the log says why', async () => {
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
    vi.advanceTimersByTime(60_001);
    const taking = take();
    answers.pop()?.reject(new Error('away'));
    await expect(taking).rejects.toThrow('away');
  });
});

describe('who has something older does not wait for long', () => {
  const late = async () => {
    const { readNow, take, answers, clock, ...others } = setUp({ period: 0 }, 10);
    const first = await readNow({ a: 1 });
    clock.period = 1;
    expect(await take()).toBe(first);
    return { readNow, take, answer: answers.pop(), ...others };
  };

  test('and gets the newer one later', async () => {
    const { take, answer, read } = await late();
    answer?.resolve({ a: 2 });
    expect(await take()).toEqual({ a: 2 });
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('and has it tried again if it failed in the end', async () => {
    const { readNow, answer, failed } = await late();
    answer?.reject(new Error('away'));
    await vi.waitFor(() => expect(failed).toHaveBeenCalled());
    expect(await readNow({ a: 2 })).toEqual({ a: 2 });
  });
});

test('that there is no document is kept too', async () => {
  const { take, readNow, read } = setUp();
  expect(await readNow(undefined)).toBeUndefined();
  expect(await take()).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(1);
});

test('each document, and each length of a list, is read once', async () => {
  const document = vi.fn(async (path: string) => ({ path }));
  const list = vi.fn(async (name: string, limit: number) => [{ id: name, data: limit }]);
  const policy = { period: () => 0, staleMs: 1_000, timeoutMs: 1_000, failed: () => undefined };
  const store = contentCache({ ...noStoredPages, document, list }, policy);
  for (const path of ['site/home', 'site/about', 'site/home']) {
    expect(await store.document(path)).toEqual({ path });
  }
  for (const limit of [1, 200, 1]) {
    expect(await store.list('news', limit)).toEqual([{ id: 'news', data: limit }]);
  }
  expect(document.mock.calls).toEqual([['site/home'], ['site/about']]);
  expect(list.mock.calls).toEqual([
    ['news', 1],
    ['news', 200],
  ]);
});

test('however many addresses are made up, all else stays', async () => {
  const document = vi.fn(async (path: string) => ({ path }));
  const pageAt = vi.fn(async () => undefined);
  const policy = { period: () => 0, staleMs: 1_000, timeoutMs: 1_000, failed: () => undefined };
  const store = contentCache({ ...noStoredPages, document, list: vi.fn(), pageAt }, policy);
  await store.document('site/home');
  for (const index of Array.from({ length: 300 }).keys()) await store.pageAt(`/made-up-${index}`);
  await store.pageAt('/made-up-299');
  expect(pageAt).toHaveBeenCalledTimes(300);
  await store.document('site/home');
  expect(document).toHaveBeenCalledTimes(1);
});
