import type { RenderedPage, RenderPage } from '@lamplight/web/rendering';
import { describe, expect, test, vi } from 'vitest';
import { pageCache } from './pageCache.ts';
import { responseOf } from './siteResponses.ts';

const at = (path: string) => new URL(path, 'https://lamplight.example');

const pageOf = (html: string, own = true): RenderedPage => ({
  kind: 'page',
  status: 200,
  html,
  own,
  styles: [],
  madeOf: {},
});

function setUp(render: RenderPage, bounds = { pages: 3, bytes: 1_000 }) {
  const clock = { period: 0 };
  const rendering = vi.fn(render);
  const policy = { period: () => clock.period };
  const pages = pageCache({
    render: async (...args) => ({
      made: await rendering(...args),
      until: Number.POSITIVE_INFINITY,
    }),
    policy,
    bounds,
    responseOf: (page) => responseOf(page, []),
  });
  const ask = async (path: string) =>
    String((await pages(at(path))).body?.encoded('identity') ?? '');
  return { ask, pages, rendering, clock };
}

/** Renders the path itself; other content than before in each period. */
const renderPath: RenderPage = async ({ pathname }) => pageOf(pathname);

test('a page is rendered once for many requests, even simultaneous ones', async () => {
  const { ask, rendering } = setUp(renderPath);
  expect(await Promise.all([ask('/team'), ask('/team')])).toEqual(['/team', '/team']);
  expect(await ask('/team')).toBe('/team');
  expect(rendering).toHaveBeenCalledTimes(1);
});

test('each address has its own page', async () => {
  const { ask } = setUp(renderPath);
  expect(await Promise.all([ask('/'), ask('/team')])).toEqual(['/', '/team']);
});

test('the page with a thank-you message is cached separately', async () => {
  const { ask } = setUp(async ({ pathname, search }) => pageOf(pathname + search));
  for (const path of ['/contact', '/contact?sent', '/contact']) expect(await ask(path)).toBe(path);
});

describe('in the next period', () => {
  test('a page with unchanged content is reused', async () => {
    const { pages, clock } = setUp(async (_, before) => before ?? pageOf('Home'));
    const first = await pages(at('/'));
    clock.period = 1;
    expect(await pages(at('/'))).toBe(first);
  });

  test('a page with changed content is rendered again', async () => {
    const { ask, clock } = setUp(async () => pageOf(`Period ${clock.period}`));
    expect(await ask('/')).toBe('Period 0');
    clock.period = 1;
    expect(await ask('/')).toBe('Period 1');
  });
});

test('failures and missing pages are not cached', async () => {
  const answers: RenderedPage[] = [
    { kind: 'failed', error: new Error('away') },
    { kind: 'missing', html: '' },
    pageOf('Home'),
  ];
  const { pages } = setUp(async () => answers.shift() ?? pageOf('Never'));
  const statuses = [];
  for (const path of ['/', '/', '/', '/']) statuses.push((await pages(at(path))).status);
  expect(statuses).toEqual([503, 404, 200, 200]);
});

test('other spellings of an address are not cached', async () => {
  const { ask, rendering } = setUp(async ({ pathname }) => pageOf(pathname, pathname === '/team'));
  for (const path of ['/TEAM', '/TEAM', '/team', '/team']) await ask(path);
  expect(rendering).toHaveBeenCalledTimes(3);
});

describe('the cache is limited to', () => {
  test('a number of pages, dropping the oldest first', async () => {
    const { ask, rendering } = setUp(renderPath);
    for (const path of ['/a', '/b', '/c', '/d']) await ask(path);
    rendering.mockClear();
    for (const path of ['/d', '/c', '/b', '/a']) await ask(path);
    expect(rendering.mock.calls.map(([{ pathname }]) => pathname)).toEqual(['/a']);
  });

  test('a number of bytes', async () => {
    const { ask, rendering } = setUp(async () => pageOf('x'.repeat(600)));
    for (const path of ['/a', '/b', '/a']) await ask(path);
    expect(rendering).toHaveBeenCalledTimes(3);
  });

  test('its size, even for a single larger page', async () => {
    const { ask, rendering } = setUp(async () => pageOf('x'.repeat(1_001)));
    for (const path of ['/a', '/a']) await ask(path);
    expect(rendering).toHaveBeenCalledTimes(2);
  });
});
