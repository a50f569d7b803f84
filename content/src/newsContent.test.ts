import { expect, test } from 'vitest';
import { contentSource } from './contentSource.ts';
import type { NewsListing } from './newsListing.ts';
import { noStoredPages } from './samples/noPages.ts';
import { findIn } from './samples/storedItems.ts';
import { shownStore } from './shownStore.ts';

const item = (number: number, fields: object = {}) => ({
  id: `item-${number}`,
  data: {
    order: number * 1_000,
    heading: `Item ${number}`,
    description: 'Text',
    image: { url: `/pictures/${number}.webp`, width: 4, height: 3 },
    imageAlts: { [`/pictures/${number}.webp`]: 'A lamp' },
    date: number % 2 === 0 ? `2026-01-${String(number).padStart(2, '0')}` : '2025-05-05',
    tags: number % 3 === 0 ? ['Lab'] : [],
    pinned: false,
    from: '',
    until: '',
    ...fields,
  },
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** So many news items, some of them different. */
function newsOf(count: number, different: Record<number, object> = {}) {
  const stored = numbers(count).map((number) => item(number, different[number]));
  const store = {
    ...noStoredPages,
    document: async (path: string) => stored.find(({ id }) => path === `news/${id}`)?.data,
    list: async (_: string, max: number) => stored.slice(0, max),
    find: async (_: string, query: Parameters<typeof findIn>[1]) => findIn(stored, query),
  };
  const clock = { now: () => Date.parse('2026-11-27T09:00Z'), shownUntil: () => undefined };
  const source = contentSource(shownStore(store, clock));
  const at = async (listing: Partial<NewsListing> = {}) => {
    const content = await source.news({ page: 1, tag: '', year: '', ...listing });
    const ids = content.items.map(({ _id }) => Number(_id.slice('item-'.length)));
    return { ...content, latest: content.latest?.heading, ids };
  };
  return { source, at };
}

const hidden = { from: '2027-01-01T00:00:00Z[UTC]' };

test('the first item is on top, with twelve others on each page', async () => {
  const { at } = newsOf(30);
  expect(await at()).toMatchObject({
    latest: 'Item 1',
    ids: numbers(13).slice(1),
    hasMore: true,
  });
  const second = await at({ page: 2 });
  expect(second).toMatchObject({ latest: undefined, ids: numbers(25).slice(13), hasMore: true });
  const last = await at({ page: 3 });
  expect(last).toMatchObject({ ids: [26, 27, 28, 29, 30], hasMore: false });
  expect(await at({ page: 4 })).toMatchObject({ ids: [], hasMore: false });
});

test('an exactly full page has no next page', async () => {
  expect(await newsOf(13).at()).toMatchObject({ ids: numbers(13).slice(1), hasMore: false });
  expect(await newsOf(14).at()).toMatchObject({ hasMore: true });
  expect(await newsOf(1).at()).toMatchObject({ latest: 'Item 1', ids: [], hasMore: false });
  expect(await newsOf(0).at()).toMatchObject({ latest: undefined, ids: [], years: [] });
});

test('no next page is offered if visitors see none of its items', async () => {
  expect(await newsOf(15, { 14: hidden, 15: hidden }).at()).toMatchObject({ hasMore: false });
  expect(await newsOf(15, { 14: hidden }).at()).toMatchObject({ hasMore: true });
});

test('a listing ends with its 50th page', async () => {
  const { at } = newsOf(700);
  expect(await at({ page: 49 })).toMatchObject({ hasMore: true });
  expect(await at({ page: 50 })).toMatchObject({ ids: numbers(601).slice(589), hasMore: false });
});

test('a pinned item is on top, and every other one is listed once', async () => {
  const { at } = newsOf(30, { 17: { pinned: true } });
  expect(await at()).toMatchObject({ latest: 'Item 17', ids: numbers(12) });
  const ids = (await Promise.all([1, 2, 3].map((page) => at({ page })))).flatMap(
    (page) => page.ids,
  );
  expect(ids).toEqual(numbers(30).filter((number) => number !== 17));
});

test('of several pinned items, the first in the order of the list is on top', async () => {
  const { at } = newsOf(30, { 17: { pinned: true, order: 500 }, 4: { pinned: true } });
  expect(await at()).toMatchObject({ latest: 'Item 17' });
});

test('unpublished items are neither on top nor listed, and none is listed twice', async () => {
  const { at } = newsOf(30, { 1: hidden, 5: hidden, 13: hidden });
  expect(await at()).toMatchObject({ latest: 'Item 2' });
  const ids = (await Promise.all([1, 2, 3].map((page) => at({ page })))).flatMap(
    (page) => page.ids,
  );
  expect(ids).toEqual(numbers(30).filter((number) => ![1, 2, 5, 13].includes(number)));
});

test('filters by tag, year or both', async () => {
  const { at } = newsOf(30);
  const lab = numbers(30).filter((number) => number % 3 === 0);
  expect(await at({ tag: 'Lab' })).toMatchObject({ latest: undefined, ids: lab });
  const ofYear = await at({ year: '2025' });
  expect(ofYear.hasMore).toBe(true);
  expect(ofYear.items.every(({ date }) => date === '2025-05-05')).toBe(true);
  const both = await at({ tag: 'Lab', year: '2025' });
  expect(both.ids.toSorted((a, b) => a - b)).toEqual([3, 9, 15, 21, 27]);
  expect(await at({ tag: 'None' })).toMatchObject({ latest: undefined, ids: [] });
});

test('the years range from the first to the last date', async () => {
  const { at } = newsOf(3, {
    1: { date: '2026-11-01' },
    2: { date: '2023-01-01' },
    3: { date: '' },
  });
  expect((await at()).years).toEqual(['2026', '2025', '2024', '2023']);
  expect((await newsOf(1, { 1: { date: 'soon' } }).at()).years).toEqual([]);
  const old = numbers(25).map((number) => [number, { date: '2020-01-01', ...hidden }]);
  const { years } = await newsOf(26, Object.fromEntries(old)).at();
  expect(years).toEqual(['2026']);
});

test('items that visitors don’t see yet, or no more, take nothing from the others', async () => {
  const { at } = newsOf(3, {
    1: { date: '2027-03-01', ...hidden },
    2: { pinned: true, until: '2026-01-01T00:00:00Z[UTC]' },
    3: { pinned: true },
  });
  expect(await at()).toMatchObject({ latest: 'Item 3', years: ['2025'] });
});

test('an item has its visible neighbours', async () => {
  const { source } = newsOf(6, { 3: hidden, 4: { heading: 'Fourth' } });
  const neighbours = async (id: string) => {
    const found = await source.newsItem(id);
    return found && [found.newer?._id, found.item.heading, found.older?._id];
  };
  expect(await neighbours('item-4')).toEqual(['item-2', 'Fourth', 'item-5']);
  expect(await neighbours('item-1')).toEqual([undefined, 'Item 1', 'item-2']);
  expect(await neighbours('item-6')).toEqual(['item-5', 'Item 6', undefined]);
  for (const id of ['item-3', 'item-9', '', '.', '..', '__x__', 'a/b']) {
    expect(await source.newsItem(id), id).toBeUndefined();
  }
});

test('an unchanged item is the same object', async () => {
  const { source } = newsOf(3);
  expect(await source.newsItem('item-2')).toBe(await source.newsItem('item-2'));
});

test('a list has only the fields of an item that it needs', async () => {
  const { items } = await newsOf(2).at();
  expect(items).toEqual([
    {
      _id: 'item-2',
      path: '/news/item-2',
      heading: 'Item 2',
      date: '2026-01-02',
      tags: [],
      picture: '/pictures/2.webp',
      alt: 'A lamp',
      text: 'Text',
    },
  ]);
});
