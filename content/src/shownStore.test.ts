import { beforeEach, expect, test } from 'vitest';
import type { ContentStore } from './contentSource.ts';
import { noStoredPages } from './samples/noPages.ts';
import { shownStore } from './shownStore.ts';

const at = (minutes: number) => Date.UTC(2026, 0, 1, 0, minutes);
const instant = (minutes: number) =>
  new Date(at(minutes)).toISOString().replace('.000Z', 'Z[Africa/Nairobi]');

const always = { from: '', until: '' };
const shownFrom = (minutes: number) => ({ from: instant(minutes), until: '' });
const shownUntil = (minutes: number) => ({ from: '', until: instant(minutes) });

const members = [
  { id: 'early', data: { ...shownUntil(10) } },
  { id: 'late', data: { ...shownFrom(20) } },
  { id: 'ever', data: { ...always } },
  { id: 'broken', data: { from: 'soon', until: 7 } },
];
const blocks = [
  { _type: 'quote', quote: 'A', ...shownUntil(10) },
  { _type: 'quote', quote: 'B', ...always },
  { _type: 'quote', quote: 'C' },
  null,
];
const page = { id: 'page', data: { ...shownFrom(5), blocks } };
const documents: Record<string, unknown> = {
  'site/home': { blocks, ...shownUntil(1) },
  'site/about': { title: 'About' },
  'pages/page': page.data,
};

/** Unchanged lists are the same objects. */
const lists = new Map<number, typeof members>();

const store: ContentStore = {
  ...noStoredPages,
  document: async (path) => documents[path],
  list: async (_, max) => {
    const list = lists.get(max) ?? members.slice(0, max);
    lists.set(max, list);
    return list;
  },
  pageAt: async () => page,
  claimedPage: async () => page,
};

let now = at(0);
let until: number[] = [];
const shown = shownStore(store, { now: () => now, shownUntil: (moment) => until.push(moment) });

beforeEach(() => {
  now = at(0);
  until = [];
});

const idsAt = async (minutes: number, max = 200) => {
  now = at(minutes);
  until = [];
  return (await shown.list('team', max)).map(({ id }) => id).join(' ');
};
const quotesAt = async (minutes: number) => {
  now = at(minutes);
  const data = await shown.document('site/home');
  return Object(data).blocks.map((block: unknown) => Object(block).quote);
};

test('items are shown from and until their scheduled times, to the millisecond', async () => {
  expect(await idsAt(0)).toBe('early ever broken');
  expect(until).toEqual([at(10)]);
  expect(await idsAt(10 - 1 / 60_000)).toBe('early ever broken');
  expect(await idsAt(10)).toBe('ever broken');
  expect(until).toEqual([at(20)]);
  expect(await idsAt(20)).toBe('late ever broken');
  expect(until).toEqual([Number.POSITIVE_INFINITY]);
});

test('later items take the places of hidden ones', async () => {
  expect(await idsAt(0, 2)).toBe('early ever');
  expect(await idsAt(10, 2)).toBe('ever broken');
  expect(await idsAt(10, 1)).toBe('ever');
  expect(await shown.list('team', 1)).toBe(await shown.list('team', 1));
  expect(await idsAt(20, 2)).toBe('late ever');
});

test('blocks are shown by their schedule, single documents always', async () => {
  expect(await quotesAt(0)).toEqual(['A', 'B', 'C', undefined]);
  expect(until).toEqual([at(10)]);
  expect(await quotesAt(10)).toEqual(['B', 'C', undefined]);
});

test('an unpublished page counts as hidden', async () => {
  expect(await shown.pageAt('/page')).toBeUndefined();
  expect(await shown.document('pages/page')).toBeUndefined();
  expect(await shown.claimedPage('/page')).toEqual({ id: 'page', data: undefined, hidden: true });
  expect(until).toEqual([at(5), at(5), at(5)]);
  now = at(5);
  expect(await shown.pageAt('/page')).toBe(page);
  expect(until.at(-1)).toBe(at(10));
  now = at(10);
  expect(Object(await shown.pageAt('/page')).data.blocks).toHaveLength(3);
});

test('unchanged content stays the same object', async () => {
  const all = async () => [
    await shown.document('site/home'),
    await shown.list('team', 200),
    await shown.pageAt('/page'),
  ];
  now = at(11);
  const before = await all();
  now = at(19);
  for (const [index, each] of (await all()).entries()) expect(each).toBe(before[index]);
  expect(await shown.document('site/about')).toBe(documents['site/about']);
});
