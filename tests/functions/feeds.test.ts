import { demoIdentity } from '@lamplight/content/demo/identity';
import { newsFeeds } from '@lamplight/content/newsFeeds';
import { siteDocument } from '@lamplight/content/paths';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { atomRead, jsonFeedRead } from '../../functions/tests/feedReading.ts';
import { demoProject } from '../../scripts/lib/firebaseTools.ts';
import {
  arrange,
  arrangeList,
  restoreAfterwards,
  restoreListAfterwards,
  saved,
} from './documents.ts';
import { type Running, startAny } from './framework.ts';
import { at, minute, news, start } from './scheduled.ts';
import { ask } from './suite.ts';

const organisation = siteDocument('organisation');
restoreAfterwards(organisation);
restoreListAfterwards('news');

const [atom, json] = [newsFeeds.atom.path, newsFeeds.json.path];
const formats = Object.values(newsFeeds);
const caching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

describe('through Hosting', () => {
  beforeAll(async () => {
    await arrange(organisation, { ...demoIdentity, name: 'مصباح', language: 'ar' });
    await arrangeList('news', {
      'the-first': saved(news('خبر & <b>'), 1),
      later: saved(news('Tomorrow’s news', { from: at(60) }), 2),
      second: saved(news('Two 👩🏽‍🏫'), 3),
      over: saved(news('Yesterday’s news', { until: at(-60) }), 4),
    });
    const both = async () =>
      Promise.all(formats.map(async ({ path }) => (await ask('GET', path)).text()));
    // Content read a moment ago counts for a while.
    await vi.waitFor(
      async () => {
        for (const text of await both()) expect(text).toMatch(/مصباح.*خبر/s);
      },
      { timeout: 25_000, interval: 200 },
    );
  }, 30_000);

  test('feeds list the news that are shown, in order and with their language', async () => {
    const xml = await (await ask('GET', atom)).text();
    const feed = atomRead(xml);
    const shown = ['خبر & <b>', 'Two 👩🏽‍🏫'];
    expect(feed.title?.value).toBe('مصباح · الأخبار');
    expect(xml).toContain('xml:lang="ar"');
    expect(feed.entries?.map(({ title }) => title?.value)).toEqual(shown);
    expect(feed.entries?.[0]?.id).toMatch(/^tag:[\w.-]+,2026:news\/the-first$/);
    expect(Date.parse(String(feed.updated))).toBeGreaterThanOrEqual(start - minute);

    const other = jsonFeedRead(await (await ask('GET', json)).text());
    expect([other.title, other.language]).toEqual(['مصباح · الأخبار', 'ar']);
    expect(other.items.map(({ title }) => title)).toEqual(shown);
    expect(other.items.map(({ id }) => id)).toEqual(feed.entries?.map(({ id }) => id));
  });

  test.each(formats)(
    '$type is sent with its type, and again only when it changed',
    async (format) => {
      const { path, type } = format;
      const response = await ask('GET', path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
      expect(response.headers.get('cache-control')).toBe(caching);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      const tag = response.headers.get('etag') ?? '';
      expect(tag).not.toBe('');
      const again = await ask('GET', path, { headers: { 'If-None-Match': tag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      const head = await ask('HEAD', path);
      expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, tag, '']);
      expect(head.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
      expect((await ask('POST', path)).status).toBe(405);
    },
  );

  test('pages link to both feeds, the sitemap to neither', async () => {
    const headOf = async (path: string) =>
      (await (await ask('GET', path)).text()).split('<body>')[0];
    for (const page of ['/', '/news']) {
      for (const { path, type } of formats) {
        expect(await headOf(page), page).toContain(
          `<link rel="alternate" type="${type}" title="مصباح · الأخبار" href="${path}"/>`,
        );
      }
    }
    expect(await headOf('/team')).not.toContain('rel="alternate"');
    expect(await (await ask('GET', '/sitemap.xml')).text()).not.toContain('/feed');
  });
});

describe('as time passes', () => {
  let site: Running;

  beforeAll(async () => {
    await arrange(organisation, demoIdentity);
    await arrangeList('news', {
      old: saved(news('The old news', { until: at(60) }), 1),
      new: saved(news('The other news', { from: at(60) }), 2),
    });
    const settings = { CONTENT_SECONDS: '3600', SITE_ADDRESS: 'https://lamp.example' };
    site = await startAny(demoProject, { target: 'site', settings, movable: true });
  }, 60_000);
  afterAll(() => site.kill());

  const moveTo = (minutes: number) => site.moveClock(start + minutes * minute - Date.now());
  const look = (path: string) => fetch(site.address + path);

  test('feeds are cached only until the next scheduled change', async () => {
    await moveTo(59.6);
    for (const { path } of formats) {
      const response = await look(path);
      expect(response.headers.get('cache-control'), path).toMatch(
        /s-maxage=2[0-4], stale-while-revalidate=0$/,
      );
      const text = await response.text();
      expect([text.includes('The old news'), text.includes('The other news')]).toEqual([
        true,
        false,
      ]);
    }
  });

  test('the next item then appears, dated at that time, under the configured address', async () => {
    await moveTo(60.01);
    const { items, ...feed } = jsonFeedRead(await (await look(json)).text());
    expect(feed.feed_url).toBe('https://lamp.example/news/feed.json');
    expect(items).toMatchObject([
      {
        id: 'tag:lamp.example,2026:news/new',
        title: 'The other news',
        url: 'https://lamp.example/news/new',
        date_modified: new Date(start + 60 * minute).toISOString().replace(/\.\d+/, '.000'),
      },
    ]);
    expect((await look(json)).headers.get('cache-control')).toBe(caching);
  });
});

test('while content can’t be read, feeds say when to retry', async () => {
  const settings = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:9' };
  const site = await startAny(demoProject, { target: 'site', settings });
  try {
    for (const { path } of formats) {
      const { status, headers } = await fetch(site.address + path);
      expect([status, headers.get('cache-control')], path).toEqual([503, 'no-store']);
      expect(headers.get('retry-after')).toBe('10');
    }
  } finally {
    await site.kill();
  }
});
