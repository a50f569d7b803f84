import { expect, test, vi } from 'vitest';
import { whenAsked } from './whenAsked.ts';

test('it is loaded with the first call, and once', async () => {
  const handler = vi.fn(async (_request: string) => {});
  const load = vi.fn(async () => handler);
  const handle = whenAsked(load);
  expect(load).not.toHaveBeenCalled();
  await handle('first');
  await handle('second');
  expect(load).toHaveBeenCalledOnce();
  expect(handler.mock.calls).toEqual([['first'], ['second']]);
});

test('what cannot be loaded, or fails, is told, and tried again', async () => {
  const failing = async () => {
    throw new Error('out of memory');
  };
  const load = vi.fn<() => Promise<() => Promise<void>>>().mockRejectedValueOnce(new Error('gone'));
  load.mockResolvedValue(failing);
  const handle = whenAsked(load);
  await expect(handle()).rejects.toThrow('gone');
  await expect(handle()).rejects.toThrow('out of memory');
});
