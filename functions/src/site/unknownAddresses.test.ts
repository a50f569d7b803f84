import { maxUnknownADay, maxUnknownOfNetwork } from '@lamplight/content/metrics';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { counted } = vi.hoisted(() => ({ counted: vi.fn() }));
vi.mock('../store/metrics.ts', () => ({ recordMetrics: counted }));

const { countUnknown, storeUnknown } = await import('./unknownAddresses.ts');

let visitors = 0;

/** An address of a network that nobody has come from yet. */
const another = () => {
  visitors += 1;
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
};

beforeEach(() => {
  counted.mockReset();
});
afterEach(async () => {
  vi.useRealTimers();
  await storeUnknown(true);
});

const browser = { 'sec-fetch-dest': 'document' };
const site = 'https://site.example';

interface Asking {
  headers?: Record<string, string>;
  method?: string;
  remoteAddress?: string;
}

const miss = (
  path: string,
  { headers = browser, method = 'GET', remoteAddress = another() }: Asking = {},
) => countUnknown({ method, headers, socket: { remoteAddress } }, new URL(path, site));

/** The stored data, write by write. */
const storedOnes = () => counted.mock.calls.map(([, { missed }]) => missed);

test('an address is counted by its path', async () => {
  miss('/Old.html?from=mail');
  miss('/old.html');
  expect(counted).not.toHaveBeenCalled();
  await storeUnknown(true);
  expect(counted.mock.calls).toEqual([[{}, { missed: [{ path: '/old.html', count: 2 }] }]]);
});

test.each([
  ['a program', {}],
  ['a picture that a page wants', { 'sec-fetch-dest': 'image' }],
  ['a visitor who asks not to be tracked', { ...browser, dnt: '1' }],
  ['a visitor who asks that in another way', { ...browser, 'sec-gpc': '1' }],
])('%s is not counted', async (_, headers) => {
  miss('/old', { headers });
  miss('/old', { method: 'HEAD' });
  await storeUnknown(true);
  expect(counted).not.toHaveBeenCalled();
});

test('the daily limit applies to each network separately', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T10:00:00Z') });
  const flood = another();
  for (let index = 0; index < 200; index += 1) miss(`/flood/${index}`, { remoteAddress: flood });
  miss('/old.html');
  await storeUnknown(true);
  expect(storedOnes()[0]).toHaveLength(maxUnknownOfNetwork + 1);
  expect(storedOnes()[0]).toContainEqual({ path: '/old.html', count: 1 });
  vi.setSystemTime(Date.parse('2026-11-26T00:00:00Z'));
  miss('/flood/0', { remoteAddress: flood });
  await storeUnknown(true);
  expect(storedOnes()[1]).toEqual([{ path: '/flood/0', count: 1 }]);
});

test('no more addresses are queued than a day keeps', async () => {
  for (let index = 0; index < 2 * maxUnknownADay; index += 1) miss(`/flood/${index}`);
  miss('/flood/0');
  await storeUnknown(true);
  expect(storedOnes()[0]).toHaveLength(maxUnknownADay);
  expect(storedOnes()[0]?.[0]).toEqual({ path: '/flood/0', count: 2 });
});

test('while requests are being answered only counts older than a second are stored', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  miss('/old');
  await storeUnknown(false);
  vi.advanceTimersByTime(999);
  await storeUnknown(false);
  expect(counted).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await storeUnknown(false);
  expect(counted).toHaveBeenCalledTimes(1);
});

test('there is one write at a time, and counts in the meantime share the next one', async () => {
  let stored = () => {};
  counted.mockImplementationOnce(() => new Promise<void>((resolve) => (stored = resolve)));
  miss('/a');
  const storing = storeUnknown(true);
  await vi.waitFor(() => expect(counted).toHaveBeenCalledTimes(1));
  for (const path of ['/b', '/b', '/c']) {
    miss(path);
    await storeUnknown(true);
  }
  expect(counted).toHaveBeenCalledTimes(1);
  stored();
  await storing;
  expect(storedOnes()).toEqual([
    [{ path: '/a', count: 1 }],
    [
      { path: '/b', count: 2 },
      { path: '/c', count: 1 },
    ],
  ]);
});
