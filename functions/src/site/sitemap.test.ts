import type { ContentStore } from '@lamplight/content/contentSource';
import { demoDocuments } from '@lamplight/content/demo/organisation';
import { noStoredPages } from '@lamplight/content/samples/noPages';
import { times } from '@lamplight/content/samples/sample';
import { findIn } from '@lamplight/content/samples/storedItems';
import { shownStore } from '@lamplight/content/shownStore';
import { publicPages } from '@lamplight/content/sitePages';
import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { sitemap } from './sitemap.ts';

const day = (number: number) => `2026-11-${10 + number}T08:00:00.123456Z`;

const demo: ContentStore = {
  ...noStoredPages,
  document: async (path) => {
    const found = demoDocuments.find((each) => each.path === path);
    return found && { ...found.content, updatedAt: day(1), createTime: day(0) };
  },
  list: async (name, max) =>
    demoDocuments
      .filter(({ path }) => path.startsWith(`${name}/`))
      .slice(0, max)
      .map(({ path, content }, index) => ({
        id: path.split('/')[1] ?? '',
        data: { ...content, updatedAt: day(index + 1) },
      })),
};

interface Entry {
  loc: string;
  lastmod: string | undefined;
  pictures: string[];
}

/** The addresses in a sitemap, as a reader of XML finds them. */
async function entriesOf(store: ContentStore): Promise<Entry[]> {
  const { children } = parseDocument(await sitemap(store, 'https://site.example'), {
    xmlMode: true,
  });
  const root = children.find((child) => 'name' in child && child.name === 'urlset');
  return elementsIn(root).map((url) => {
    const parts = elementsIn(url);
    const textOf = (name: string) => textsIn(parts.find((part) => part.name === name))[0];
    const images = parts.filter(({ name }) => name === 'image:image');
    return {
      loc: textOf('loc') ?? '',
      lastmod: textOf('lastmod'),
      pictures: images.flatMap((image) => elementsIn(image).flatMap(textsIn)),
    };
  });
}

type Node = { name?: string; children?: Node[]; data?: string };
const elementsIn = (node: unknown): Node[] =>
  ((node as Node | undefined)?.children ?? []).filter(({ name }) => name);
const textsIn = (node: Node | undefined): string[] =>
  (node?.children ?? []).flatMap(({ data }) => data ?? []);

describe('for the demo organisation', () => {
  test('the sitemap has every page and team member once, with its last change', async () => {
    const entries = await entriesOf(demo);
    const addresses = entries.map(({ loc }) => loc);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const [, { path }] of publicPages)
      expect(addresses).toContain(`https://site.example${path}`);
    expect(addresses.filter((address) => address.includes('/team/'))).toHaveLength(
      demoDocuments.filter(({ path }) => path.startsWith('team/')).length,
    );
    for (const { lastmod } of entries) expect(lastmod).toMatch(/^2026-11-\d\dT08:00:00\.123Z$/);
  });

  test('a list page has the date of its latest item', async () => {
    const entries = await entriesOf(demo);
    const lastmod = (path: string) =>
      entries.find(({ loc }) => loc === `https://site.example${path}`)?.lastmod;
    expect(lastmod('/about')).toBe('2026-11-11T08:00:00.123Z');
    // Only the first news is seen.
    expect(lastmod('/news')).toBe('2026-11-11T08:00:00.123Z');
    expect(lastmod('/international')).toBe('2026-11-14T08:00:00.123Z');
  });

  test('each picture of a page is listed once', async () => {
    const about = (await entriesOf(demo)).find(({ loc }) => loc.endsWith('/about'));
    expect(about?.pictures).toEqual(['https://site.example/demo/slide-reading-circle.1600w.webp']);
  });
});

test('without content there are no list pages and no dates', async () => {
  const entries = await entriesOf({
    ...noStoredPages,
    document: async () => undefined,
    list: async () => [],
  });
  const addresses = entries.map(({ loc }) => new URL(loc).pathname);
  expect(addresses).toContain('/contact');
  expect(addresses).not.toContain('/team');
  expect(entries.every(({ lastmod }) => lastmod === undefined)).toBe(true);
});

test('stored text is escaped, and hidden team members have no address', async () => {
  const about = { image: { url: '/a.webp?x=<loc>&"' }, updatedAt: '<x>' };
  const members = [
    { id: 'a&b', data: { name: 'Ruth', type: 'founder' } },
    { id: 'hidden', data: { name: '', type: 'founder' } },
  ];
  const entries = await entriesOf({
    ...noStoredPages,
    document: async () => about,
    list: async (name) => (name === 'team' ? members : []),
  });
  const addresses = entries.map(({ loc }) => loc);
  expect(addresses.filter((address) => address.includes('/team/'))).toEqual([
    'https://site.example/team/a%26b',
  ]);
  const found = entries.find(({ loc }) => loc.endsWith('/about'));
  expect(found).toMatchObject({
    lastmod: undefined,
    pictures: ['https://site.example/a.webp?x=%3Cloc%3E&amp;%22'.replace('&amp;', '&')],
  });
});

test('a long list is listed whole, though many items of it share a place or are hidden', async () => {
  const until = '2026-01-01T00:00:00Z[UTC]';
  const items = times(1_000, (index) => ({
    id: `item-${index}`,
    data: {
      heading: 'News',
      order: index < 300 ? 1_000 : index * 1_000,
      ...(index > 400 && index < 800 && { until }),
    },
  }));
  let read = 0;
  const store: ContentStore = {
    ...noStoredPages,
    document: async () => undefined,
    list: async (name, max) => (name === 'news' ? items.slice(0, max) : []),
    find: async (name, query) => {
      const found = findIn(name === 'news' ? items : [], query);
      read += (query.skip ?? 0) + found.items.length;
      return found;
    },
  };
  const clock = { now: () => Date.parse('2026-11-27T09:00Z'), shownUntil: () => undefined };
  const addresses = (await entriesOf(shownStore(store, clock))).map(({ loc }) => loc);
  const listed = addresses.filter((address) => address.includes('/news/'));
  expect(new Set(listed).size).toBe(1_000 - 399);
  expect(listed).toHaveLength(1_000 - 399);
  expect(read).toBeLessThan(2_500);
});
