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

test('simultaneous requests share one read', async () => {
  const { take, read, answers } = setUp();
  const all = [take(), take(), take()];
  expect(read).toHaveBeenCalledTimes(1);
  answers[0]?.resolve({ a: 1 });
  expect(await Promise.all(all)).toEqual([{ a: 1 }, { a: 1 }, { a: 1 }]);
});

test('content is read once per period', async () => {
  const { take, readNow, read, clock } = setUp();
  const first = await readNow({ a: 1 });
  expect(await take()).toBe(first);
  expect(read).toHaveBeenCalledTimes(1);
  clock.period = 1;
  expect(await readNow({ a: 2 })).toEqual({ a: 2 });
  expect(read).toHaveBeenCalledTimes(2);
});

test('a read across the end of a period counts for the period in which it began', async () => {
  const { take, read, answers, clock } = setUp();
  const taking = take();
  clock.period = 1;
  answers.pop()?.resolve({ a: 1 });
  await taking;
  void take();
  expect(read).toHaveBeenCalledTimes(2);
});

test('without periods every later request reads again', async () => {
  const { readNow, read } = setUp({ period: undefined });
  await readNow({ a: 1 });
  await readNow({ a: 1 });
  expect(read).toHaveBeenCalledTimes(2);
});

test('unchanged content stays the same object', async () => {
  const { readNow, clock } = setUp();
  const first = await readNow({ a: 1 });
  clock.period = 1;
  expect(await readNow({ a: 1 })).toBe(first);
  clock.period = 2;
  expect(await readNow({ a: 2 })).not.toBe(first);
});

describe('when reading fails', () => {
  test('a request without cached content fails, and the next one retries', async () => {
    const { take, readNow, answers, read } = setUp();
    const taking = take();
    answers.pop()?.reject(new Error('away'));
    await expect(taking).rejects.toThrow('away');
    expect(await readNow({ a: 1 })).toEqual({ a: 1 });
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('the cached content is used and the error is logged', async () => {
    const { take, readNow, answers, failed, clock } = setUp();
    const first = await readNow({ a: 1 });
    clock.period = 1;
    const taking = take();
    answers.pop()?.reject(new Error('away'));
    expect(await taking).toBe(first);
    expect(failed).toHaveBeenCalledWith(new Error('away'));
    expect(await readNow({ a: 2 })).toEqual({ a: 2 });
  });

  test('cached content is not used beyond its limit', async () => {
    const { take, readNow, answers, clock } = setUp();
    await readNow({ a: 1 });
    clock.period = 1;
    vi.advanceTimersByTime(60_001);
    const taking = take();
    answers.pop()?.reject(new Error('away'));
    await expect(taking).rejects.toThrow('away');
  });
});

describe('with cached content a slow read times out', () => {
  const late = async () => {
    const { readNow, take, answers, clock, ...others } = setUp({ period: 0 }, 10);
    const first = await readNow({ a: 1 });
    clock.period = 1;
    expect(await take()).toBe(first);
    return { readNow, take, answer: answers.pop(), ...others };
  };

  test('and its result is used later', async () => {
    const { take, answer, read } = await late();
    answer?.resolve({ a: 2 });
    expect(await take()).toEqual({ a: 2 });
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('and is retried if it fails in the end', async () => {
    const { readNow, answer, failed } = await late();
    answer?.reject(new Error('away'));
    await vi.waitFor(() => expect(failed).toHaveBeenCalled());
    expect(await readNow({ a: 2 })).toEqual({ a: 2 });
  });
});

test('a missing document is cached too', async () => {
  const { take, readNow, read } = setUp();
  expect(await readNow(undefined)).toBeUndefined();
  expect(await take()).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(1);
});

test('each document and each length of a list is read once', async () => {
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

test('many made-up addresses don’t evict other content', async () => {
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
