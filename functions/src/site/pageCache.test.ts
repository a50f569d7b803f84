import type { RenderedPage, RenderPage } from '@lamplight/web/rendering';
import { describe, expect, test, vi } from 'vitest';
import { pageCache } from './pageCache.ts';
import { answerOf } from './siteResponses.ts';

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
    render: async (...asked) => ({
      made: await rendering(...asked),
      until: Number.POSITIVE_INFINITY,
    }),
    policy,
    bounds,
    answerOf: (page) => answerOf(page, []),
  });
  const ask = async (path: string) =>
    String((await pages(at(path))).body?.encoded('identity') ?? '');
  return { ask, pages, rendering, clock };
}

/** Renders the path itself; other content than before in each period. */
const renderPath: RenderPage = async ({ pathname }) => pageOf(pathname);

test('a page is rendered once for many, also for those who ask at once', async () => {
  const { ask, rendering } = setUp(renderPath);
  expect(await Promise.all([ask('/team'), ask('/team')])).toEqual(['/team', '/team']);
  expect(await ask('/team')).toBe('/team');
  expect(rendering).toHaveBeenCalledTimes(1);
});

test('each address has a page of its own', async () => {
  const { ask } = setUp(renderPath);
  expect(await Promise.all([ask('/'), ask('/team')])).toEqual(['/', '/team']);
});

test('who is thanked at an address has another page than who is not', async () => {
  const { ask } = setUp(async ({ pathname, search }) => pageOf(pathname + search));
  for (const path of ['/contact', '/contact?sent', '/contact']) expect(await ask(path)).toBe(path);
});

describe('in the next period', () => {
  test('what is made of the same is answered as it was', async () => {
    const { pages, clock } = setUp(async (_, before) => before ?? pageOf('Home'));
    const first = await pages(at('/'));
    clock.period = 1;
    expect(await pages(at('/'))).toBe(first);
  });

  test('what is made of something else is rendered', async () => {
    const { ask, clock } = setUp(async () => pageOf(`Period ${clock.period}`));
    expect(await ask('/')).toBe('Period 0');
    clock.period = 1;
    expect(await ask('/')).toBe('Period 1');
  });
});

test('failures and what leads home are not kept', async () => {
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

test('spellings that are not the site’s own are rendered each time', async () => {
  const { ask, rendering } = setUp(async ({ pathname }) => pageOf(pathname, pathname === '/team'));
  for (const path of ['/TEAM', '/TEAM', '/team', '/team']) await ask(path);
  expect(rendering).toHaveBeenCalledTimes(3);
});

describe('no more is kept than', () => {
  test('a number of pages, the oldest goes first', async () => {
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

  test('not even a page that is larger than all', async () => {
    const { ask, rendering } = setUp(async () => pageOf('x'.repeat(1_001)));
    for (const path of ['/a', '/a']) await ask(path);
    expect(rendering).toHaveBeenCalledTimes(2);
  });
});
