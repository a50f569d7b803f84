import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverNow } from '../../device/serverClock.ts';
import { type PageState, pageStateElement } from './pageState.ts';
import { renderedPages } from './renderedPages.ts';

const state: PageState = {
  loaderData: { team: [{ name: 'Ana </script> & "Bo"' }] },
  origin: 'https://lamplight.example',
  view: 'team',
  build: 'this',
};
const page = (changed: Partial<PageState> = {}, lastsMs = 660_000) => ({
  html: `<!doctype html><p>Team</p>${pageStateElement({ ...state, ...changed })}<script src="x"></script>`,
  lastsMs,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('reads the content from a rendered page', async () => {
  const pages = renderedPages('this', async () => page());
  expect(await pages.content('/team')).toEqual(state.loaderData);
});

test('simultaneous requests share one fetch, later ones fetch again', async () => {
  const fetchPage = vi.fn(async () => page());
  const pages = renderedPages('this', fetchPage);
  await Promise.all([pages.content('/team'), pages.content('/team')]);
  expect(fetchPage).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(0);
  await pages.content('/team');
  expect(fetchPage).toHaveBeenCalledTimes(2);
});

test('a prefetched page is used once, and only while it is fresh', async () => {
  const fetchPage = vi.fn(async () => page());
  const pages = renderedPages('this', fetchPage);
  pages.prefetch('/team');
  pages.prefetch('/team');
  await vi.advanceTimersByTimeAsync(9_999);
  await pages.content('/team');
  expect(fetchPage).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(0);
  pages.prefetch('/team');
  await vi.advanceTimersByTimeAsync(10_000);
  await pages.content('/team');
  expect(fetchPage).toHaveBeenCalledTimes(3);
});

test('a prefetched page is dropped once another page is shown', async () => {
  const fetchPage = vi.fn(async () => page({}, 3_000));
  const pages = renderedPages('this', fetchPage);
  pages.prefetch('/team');
  await vi.advanceTimersByTimeAsync(2_999);
  pages.prefetch('/team');
  expect(fetchPage).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  await pages.content('/team');
  expect(fetchPage).toHaveBeenCalledTimes(2);
});

test('tells the server’s time from a cached page', async () => {
  vi.setSystemTime('2026-11-30T05:00:00Z');
  const headers = {
    Date: 'Mon, 30 Nov 2026 04:00:00 GMT',
    Age: '60',
    'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=5',
  };
  const answer = vi.fn(async () => new Response(page().html, { headers }));
  vi.stubGlobal('fetch', answer);
  const pages = renderedPages('this');
  pages.prefetch('/team');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(serverNow()).toBe(Date.parse('2026-11-30T04:01:04.999Z'));
  pages.prefetch('/team');
  expect(answer).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  pages.prefetch('/team');
  expect(answer).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

test.each([
  ['of another build', () => Promise.resolve(page({ build: 'next' }))],
  ['without content', () => Promise.resolve({ html: '<p>Back in a moment</p>', lastsMs: 0 })],
  ['that cannot be had', () => Promise.reject(new Error('out of reach'))],
])('a page %s is an error, and is fetched again', async (_, fetchPage) => {
  let answer: () => Promise<ReturnType<typeof page>> = fetchPage;
  const pages = renderedPages('this', () => answer());
  pages.prefetch('/team');
  await vi.advanceTimersByTimeAsync(0);
  await expect(pages.content('/team')).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(0);
  answer = async () => page();
  expect(await pages.content('/team')).toEqual(state.loaderData);
});
