import { expect, test, vi } from 'vitest';
import { keptStore } from './keptStore.ts';

const keeping = { period: () => 0, stale: 1_000, patience: 1_000, failed: () => undefined };

test('each document, and each length of a list, is read once', async () => {
  const document = vi.fn(async (path: string) => ({ path }));
  const list = vi.fn(async (name: string, most: number) => [{ id: name, data: most }]);
  const store = keptStore({ document, list }, keeping);
  for (const path of ['site/home', 'site/about', 'site/home']) {
    expect(await store.document(path)).toEqual({ path });
  }
  for (const most of [1, 200, 1]) {
    expect(await store.list('news', most)).toEqual([{ id: 'news', data: most }]);
  }
  expect(document.mock.calls).toEqual([['site/home'], ['site/about']]);
  expect(list.mock.calls).toEqual([
    ['news', 1],
    ['news', 200],
  ]);
});
