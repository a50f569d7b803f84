import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PageState, pageStateElement } from './pageState.ts';
import { renderedPages } from './renderedPages.ts';

const state: PageState = {
  loaderData: { team: [{ name: 'Ana </script> & "Bo"' }] },
  origin: 'https://lamplight.example',
  build: 'this',
};
const page = (changed: Partial<PageState> = {}) =>
  `<!doctype html><p>Team</p>${pageStateElement({ ...state, ...changed })}<script src="x"></script>`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the content of a page is read out of it', async () => {
  const pages = renderedPages('this', async () => page());
  expect(await pages.content('/team')).toEqual(state.loaderData);
});

test('who asks at the same time shares it, and who asks later has it anew', async () => {
  const fetchPage = vi.fn(async () => page());
  const pages = renderedPages('this', fetchPage);
  await Promise.all([pages.content('/team'), pages.content('/team')]);
  expect(fetchPage).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(0);
  await pages.content('/team');
  expect(fetchPage).toHaveBeenCalledTimes(2);
});

test('what was fetched ahead is used once, and only while it is fresh', async () => {
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

test.each([
  ['of another build', () => Promise.resolve(page({ build: 'next' }))],
  ['without content', () => Promise.resolve('<p>Back in a moment</p>')],
  ['that cannot be had', () => Promise.reject(new Error('out of reach'))],
])('a page %s is an error, and asked for again', async (_, fetchPage) => {
  let answer: () => Promise<string> = fetchPage;
  const pages = renderedPages('this', () => answer());
  pages.prefetch('/team');
  await vi.advanceTimersByTimeAsync(0);
  await expect(pages.content('/team')).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(0);
  answer = async () => page();
  expect(await pages.content('/team')).toEqual(state.loaderData);
});
