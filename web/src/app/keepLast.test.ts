import { expect, test } from 'vitest';
import { keepLast } from './keepLast.ts';

const failing = () => Promise.reject(new Error('out of reach'));

test('what was read last is shown again when the next read fails', async () => {
  let read: () => Promise<unknown> = () => Promise.resolve('second');
  const load = keepLast({ home: 'first' })('home', () => read());
  expect(await load()).toBe('second');
  read = failing;
  expect(await load()).toBe('second');
});

test('content that came with the page counts', async () => {
  expect(await keepLast({ home: 'first' })('home', failing)()).toBe('first');
});

test('without anything to show the failure is told', async () => {
  await expect(keepLast({ home: 'first' })('about', failing)()).rejects.toThrow('out of reach');
});
