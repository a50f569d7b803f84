import { dayOf, overviewSchema, totalOf, type UnknownAddress } from '@lamplight/content/metrics';
import { siteDocument } from '@lamplight/content/paths';
import { describe, expect, test, vi } from 'vitest';
import { demoProject } from '../../scripts/lib/firebaseTools.ts';
import { arrange, restoreAfterwards } from './documents.ts';
import { startAny } from './framework.ts';
import { staff } from './people.ts';
import { ask } from './suite.ts';

const redirects = siteDocument('redirects');
restoreAfterwards(redirects);

/** Asks without following where that leads. */
async function lookFor(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const hosting = process.env.LAMPLIGHT_HOSTING ?? '';
  return fetch(hosting + path, { method, headers, redirect: 'manual' });
}

describe('search engines', () => {
  test('get a robots.txt with excluded paths and the sitemap', async () => {
    const response = await ask('GET', '/robots.txt');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('s-maxage');
    const text = await response.text();
    for (const path of ['/content', '/login$', '/api/'])
      expect(text).toContain(`Disallow: ${path}\n`);
    const [, address = ''] = /^Sitemap: (.*)$/m.exec(text) ?? [];
    expect(new URL(address).pathname).toBe('/sitemap.xml');
  });

  test('get a sitemap with each address, its last change and its pictures', async () => {
    const response = await ask('GET', '/sitemap.xml');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('s-maxage');
    const xml = await response.text();
    expect(xml).toMatch(
      /<loc>http:[^<]*\/about<\/loc><lastmod>\d{4}-[^<]*Z<\/lastmod><image:image>/,
    );
    const tag = response.headers.get('etag') ?? '';
    const again = await ask('GET', '/sitemap.xml', { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
  });

  test('get the address that the operator has set', async () => {
    const settings = { SITE_ADDRESS: 'https://lamp.example' };
    const site = await startAny(demoProject, { target: 'site', settings });
    try {
      const [robots, map] = await Promise.all(
        ['/robots.txt', '/sitemap.xml'].map(async (path) =>
          (await fetch(site.address + path)).text(),
        ),
      );
      expect(robots, site.logged()).toContain('Sitemap: https://lamp.example/sitemap.xml');
      expect(map).toContain('<loc>https://lamp.example/about</loc>');
      expect(map?.replaceAll('https://lamp.example', '')).not.toMatch(/<loc>https?:\/\/127/);
    } finally {
      await site.kill();
    }
  });
});

test('an old address redirects permanently to where staff say, however it is written', async () => {
  await arrange(redirects, {
    redirects: {
      '/old/page.html': '/about#a',
      '/über': 'https://partner.example/ü',
      '/about': '/team',
      '/team/long-gone': '/about',
      '/about?p=1': '/mission',
      '/index.php?id=5': '/about',
      '/index.php?id=6': '/team?a=b',
      '/whole': `${process.env.LAMPLIGHT_HOSTING}/Whole/`,
      '/there': `${process.env.LAMPLIGHT_HOSTING}/back`,
      '/back': '/there',
    },
  });
  // Content read a moment ago counts for a while.
  await vi.waitFor(async () => expect((await lookFor('/old/page.html')).status).toBe(301), {
    timeout: 14_000,
    interval: 200,
  });
  for (const [path, location] of [
    ['/old/page.html', '/about#a'],
    ['/Old/Page.html/', '/about#a'],
    ['/old%2Fpage.html', '/about#a'],
    ['/old/page.html?utm_source=a%20b', '/about?utm_source=a+b#a'],
    ['/team/long-gone', '/about'],
    ['/index.php?id=5', '/about'],
    ['/index.php?utm_source=mail&id=6', '/team?a=b&utm_source=mail'],
    ['/about?p=1', '/mission'],
    ['/%C3%BCber', 'https://partner.example/%C3%BC'],
    ['/u%CC%88ber', 'https://partner.example/%C3%BC'],
  ] as const) {
    const response = await lookFor(path);
    expect([response.status, response.headers.get('location')], path).toEqual([301, location]);
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    );
  }
  for (const path of ['/about', '/about?p=2']) expect((await lookFor(path)).status).toBe(200);
  for (const path of ['/index.php?id=7', '/whole', '/there', '/back'])
    expect((await lookFor(path)).status, path).toBe(404);
});

test('the API refuses a redirect loop through a full address of the site', async () => {
  const to = `${process.env.LAMPLIGHT_HOSTING?.replace('http:', 'HTTPS:')}/A/`;
  const body = { redirects: { '/a': '/b', '/b': to } };
  const response = await ask('PUT', '/api/redirects', { as: await staff(), body });
  expect(response.status).toBe(400);
  expect((await response.json()).fields).toEqual({
    'redirects./a': 'Redirect loop: /b leads back here',
    'redirects./b': 'Redirect loop: /a leads back here',
  });
});

test.each([
  ['/About', '/about'],
  ['/about/?utm_source=mail', '/about?utm_source=mail'],
  ['/%61bout', '/about'],
  ['/Team/', '/team'],
])('%s redirects to the canonical address %s', async (path, location) => {
  const response = await lookFor(path);
  expect([response.status, response.headers.get('location')]).toEqual([301, location]);
});

test('the address of a team member who is gone is answered with 404 and the team', async () => {
  const response = await lookFor('/team/gone');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<h1');
});

describe('an unknown address', () => {
  test('sends visitors home, and programs a 404', async () => {
    const response = await lookFor('/no/such/page');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('set-cookie')).toBeNull();
    const html = await response.text();
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/#page-not-found">');
    expect(html).toContain('<a href="/">Home</a>');
    expect(html).not.toContain('such');
  });

  test('is counted by day and address if a person visits it, with nothing about them', async () => {
    const shown = async () => {
      const response = await ask('GET', '/api/seen', { as: await staff() });
      const { days, missed } = overviewSchema.parse(await response.json());
      const today = days.find(({ day }) => day === dayOf(Date.now()));
      const of = (path: string): UnknownAddress | undefined =>
        missed.find((each) => each.path === path);
      return { total: totalOf(today?.counts ?? {}, 'missed'), of };
    };
    const before = (await shown()).total;
    const browser = { 'Sec-Fetch-Dest': 'document', 'User-Agent': 'Lamp', Cookie: 'a=b' };
    const path = '/Gone/ruth@example.org?from=mail';
    for (let time = 0; time < 2; time += 1) await lookFor(path, browser);
    await lookFor('/wp-login.php');
    await lookFor('/gone/2', { ...browser, DNT: '1' });
    await vi.waitFor(async () => expect((await shown()).total).toBe(before + 2), {
      timeout: 14_000,
      interval: 200,
    });
    const { of } = await shown();
    expect(of('/gone/…')).toEqual({ path: '/gone/…', count: 2, lastDay: dayOf(Date.now()) });
    expect(of('/wp-login.php')).toBeUndefined();
    expect(of('/gone/2')).toBeUndefined();
  });
});
