import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { counted } = vi.hoisted(() => ({ counted: vi.fn() }));
vi.mock('../store/dayCounts.ts', () => ({ counted }));

const { countMissed } = await import('./missed.ts');

beforeEach(() => {
  vi.useFakeTimers();
  counted.mockReset();
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
});

const browser = { 'sec-fetch-dest': 'document' };
const miss = (path: string, headers: Record<string, string> = browser, method = 'GET') =>
  countMissed({ method, headers }, new URL(path, 'https://site.example'));
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('what was looked for is counted soon, and then every five seconds however much it is', async () => {
  miss('/Old.html');
  await passed(10);
  expect(counted.mock.calls).toEqual([[{}, { missed: [{ path: '/old.html', count: 1 }] }]]);
  for (const path of ['/a', '/b', '/A/']) miss(path);
  await passed(4_000);
  expect(counted).toHaveBeenCalledTimes(1);
  await passed(1_000);
  expect(counted.mock.lastCall).toEqual([
    {},
    {
      missed: [
        { path: '/a', count: 2 },
        { path: '/b', count: 1 },
      ],
    },
  ]);
});

test.each([
  ['a program', {}],
  ['a picture that a page wants', { 'sec-fetch-dest': 'image' }],
  ['who asks not to be tracked', { ...browser, dnt: '1' }],
  ['who asks that in another way', { ...browser, 'sec-gpc': '1' }],
])('%s is not counted', async (_, headers) => {
  miss('/a', headers);
  miss('/a', browser, 'HEAD');
  await passed(10_000);
  expect(counted).not.toHaveBeenCalled();
});

test('no more different addresses are remembered than are kept', async () => {
  for (let index = 0; index < 300; index += 1) miss(`/a-${index}`);
  await passed(10_000);
  expect(counted.mock.lastCall?.[1].missed).toHaveLength(200);
});
