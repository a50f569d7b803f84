import { expect, test, vi } from 'vitest';
import { escaped, lazyHandler, letThrough } from './startup.ts';

test('the handler is loaded once, on the first call', async () => {
  const handler = vi.fn(async (_request: string) => {});
  const load = vi.fn(async () => handler);
  const handle = lazyHandler(load);
  expect(load).not.toHaveBeenCalled();
  await handle('first');
  await handle('second');
  expect(load).toHaveBeenCalledOnce();
  expect(handler.mock.calls).toEqual([['first'], ['second']]);
});

test('errors while loading or handling are passed on, and loading is retried', async () => {
  const failing = async () => {
    throw new Error('out of memory');
  };
  const load = vi.fn<() => Promise<() => Promise<void>>>().mockRejectedValueOnce(new Error('gone'));
  load.mockResolvedValue(failing);
  const handle = lazyHandler(load);
  await expect(handle()).rejects.toThrow('gone');
  await expect(handle()).rejects.toThrow('out of memory');
});

test.each(['/', '/team/Zo%C3%AB', '/%25', '/%0d%0a', '/team?name=%E0%A4%A', '*', ''])(
  '%s stays unescaped',
  (address) => expect(escaped(address)).toBe(address),
);

test.each([
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/api/team/%', '/api/team/%25'],
  ['/100%?a=%20&b=?', '/100%25?a=%20&b=?'],
  ['/%ff', '/%25ff'],
])('%s cannot be decoded, %s can', (address, readable) => {
  expect(escaped(address)).toBe(readable);
  expect(() => decodeURIComponent(escaped(address).split('?')[0] ?? '')).not.toThrow();
});

test.each([
  ['/robots.txt', '/%72obots.txt'],
  ['/favicon.ico?v=1', '/%66avicon.ico?v=1'],
])('%s reaches the function as the equivalent %s', (address, spelt) => {
  expect(letThrough(address)).toBe(spelt);
  expect(decodeURIComponent(spelt)).toBe(address);
});

test.each(['/', '/robots.txt.html', '/a/robots.txt', '/robots'])(
  '%s keeps its spelling',
  (address) => expect(letThrough(address)).toBe(address),
);
