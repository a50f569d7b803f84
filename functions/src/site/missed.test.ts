import { beforeEach, expect, test, vi } from 'vitest';

const { counted } = vi.hoisted(() => ({ counted: vi.fn() }));
vi.mock('../store/dayCounts.ts', () => ({ counted }));

const { countMissed } = await import('./missed.ts');

beforeEach(() => {
  counted.mockReset();
});

const browser = { 'sec-fetch-dest': 'document' };
const miss = (headers: Record<string, string>, method = 'GET') =>
  countMissed({ method, headers }, new URL('https://site.example/Old.html?from=mail'));

test('what somebody looked for is counted by its path', async () => {
  await miss(browser);
  expect(counted.mock.calls).toEqual([[{}, { missed: [{ path: '/old.html', count: 1 }] }]]);
});

test.each([
  ['a program', {}],
  ['a picture that a page wants', { 'sec-fetch-dest': 'image' }],
  ['who asks not to be tracked', { ...browser, dnt: '1' }],
  ['who asks that in another way', { ...browser, 'sec-gpc': '1' }],
])('%s is not counted', async (_, headers) => {
  await miss(headers);
  await miss(browser, 'HEAD');
  expect(counted).not.toHaveBeenCalled();
});
