import { beforeAll, expect, test } from 'vitest';
import { arrangeList, restoreListAfterwards, saved } from './documents.ts';
import { at, news } from './scheduled.ts';
import { mainOf, textOf, waitUntilShown } from './shownPages.ts';
import { ask } from './suite.ts';

restoreListAfterwards('news');

const madeId = 'Xk29fjQ0aZbb12kdl3mP';
const current = `/news/item-2-${madeId}`;

beforeAll(async () => {
  const items = Array.from({ length: 30 }, (_, index) => {
    const number = index + 1;
    const id = number === 2 ? madeId : `item-${number}`;
    const fields = {
      date: number > 20 ? '2025-03-01' : '2026-03-01',
      tags: number % 10 === 0 ? ['Coding lab & more'] : [],
      ...(number === 4 && { from: at(60) }),
    };
    return [id, saved(news(`Item ${number}`, fields), number)] as const;
  });
  // More than a page of them, and one behind these.
  const over = Array.from({ length: 13 }, (_, index) => {
    const number = index + 31;
    const fields = {
      date: '2024-03-01',
      tags: ['Summer'],
      ...(number < 43 && { until: at(-60) }),
    };
    return [`item-${number}`, saved(news(`Item ${number}`, fields), number)] as const;
  });
  await arrangeList('news', Object.fromEntries([...items, ...over]));
  await waitUntilShown('/news?page=4', 'Item 43');
}, 30_000);

/** The headings of the items that a page lists, without its scripts. */
async function listedAt(path: string): Promise<string[]> {
  const listed = await mainOf(path);
  return [...listed.matchAll(/<h[23][^>]*><a [^>]*>(Item \d+)</g)].map(
    ([, heading = '']) => heading,
  );
}

const items = (from: number, to: number, but: number[] = []) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
    .filter((number) => !but.includes(number))
    .map((number) => `Item ${number}`);

test('lists all news page by page, each once, without items scheduled for later', async () => {
  expect(await listedAt('/news')).toEqual(items(2, 13, [4]));
  expect(await listedAt('/news?page=2')).toEqual(items(14, 25));
  expect(await listedAt('/news?page=3')).toEqual(items(26, 30));
  expect(await listedAt('/news?page=4')).toEqual(['Item 43']);
});

test('leads past items whose time is over to those behind them', async () => {
  const text = await textOf('/news?tag=Summer');
  expect(text).toContain('<link rel="next" href="/news?tag=Summer&amp;page=2"/>');
  expect(await listedAt('/news?tag=Summer')).toEqual([]);
  expect(await listedAt('/news?tag=Summer&page=2')).toEqual(['Item 43']);
});

test('a page links to its neighbours and has a canonical address', async () => {
  const text = await textOf('/news?page=2&utm_source=mail');
  expect(text).toContain('<link rel="canonical" href="http');
  expect(text).toMatch(/<link rel="canonical" href="[^"]*\/news\?page=2"/);
  expect(text).toContain('<link rel="prev" href="/news"/>');
  expect(text).toContain('<link rel="next" href="/news?page=3"/>');
  expect(await textOf('/news?page=4')).not.toContain('rel="next"');
});

test.each([
  ['/news?tag=Coding%20lab%20%26%20more', ['Item 10', 'Item 20', 'Item 30']],
  ['/news?year=2025&tag=Coding+lab+%26+more', ['Item 30']],
  ['/news?year=2025', items(21, 30)],
])('%s filters the list', async (path, headings) => {
  expect((await listedAt(path)).toSorted()).toEqual(headings.toSorted());
});

test.each([
  ['/news', 200],
  ['/news?page=3', 200],
  ['/news?page=5', 404],
  ['/news?tag=Summer', 200],
  ['/news?page=x', 200],
  ['/news?tag=nobody', 404],
  ['/news?year=1999', 404],
  ['/news/item-3', 200],
  ['/news/item-4', 404],
  ['/news/nothing', 404],
  ['/news/..%2fitem-3', 404],
  [current, 200],
])('%s is answered with %i', async (path, status) => {
  expect((await ask('GET', path)).status).toBe(status);
});

test.each([`/news/${madeId}`, `/news/formerly-called-${madeId}`, `/News/item-2-${madeId}`])(
  '%s redirects to the current address',
  async (path) => {
    const response = await ask('GET', path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, current]);
  },
);

test('an item’s page shows it, links to its neighbours and describes it for search engines', async () => {
  const text = await textOf(current);
  expect(text).toMatch(/<h1[^>]*>Item 2<\/h1>/);
  expect(text).toMatch(/<a [^>]*rel="prev"[^>]*><bdi>Item 1<\/bdi>/);
  expect(text).toMatch(/<a [^>]*rel="next"[^>]*><bdi>Item 3<\/bdi>/);
  expect(text).toContain('"@type":"NewsArticle","headline":"Item 2"');
  expect(text).toContain('"datePublished":"2026-03-01"');
});

test('the sitemap lists each item that is shown', async () => {
  const text = await textOf('/sitemap.xml');
  expect(text).toContain(`${current}</loc>`);
  expect(text).toContain('/news/item-30</loc>');
  expect(text).not.toContain('/news/item-4</loc>');
});

test('a tag has a feed', async () => {
  const text = await textOf('/news/feed.xml?tag=Coding+lab+%26+more&utm_source=x');
  expect([...text.matchAll(/<title>(Item \d+)</g)].map(([, title]) => title)).toEqual([
    'Item 10',
    'Item 20',
    'Item 30',
  ]);
});
