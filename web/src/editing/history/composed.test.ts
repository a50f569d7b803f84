import { expect, test } from 'vitest';
import { composed } from './composed.ts';

const stored = (version: number, at: number, content: Record<string, unknown>, by = 'ruth') => ({
  ...{ version, content, order: undefined },
  ...{ savedAt: new Date(at), savedBy: by },
});

const contact = [
  stored(3, 50, { mail: 'c' }),
  stored(2, 30, { mail: 'b' }, 'amina'),
  stored(1, 10, { mail: 'a' }),
];
const greeting = [stored(2, 50, { title: 'Thanks a lot' }), stored(1, 20, { title: 'Thanks' })];

test('what two documents held is told after each save of either, and of both at once', () => {
  const { versions, complete } = composed([
    { versions: contact, complete: true },
    { versions: greeting, complete: true },
  ]);
  expect(complete).toBe(true);
  expect(versions.map(({ version, content, savedBy }) => [version, content, savedBy])).toEqual([
    [5, { mail: 'c', title: 'Thanks a lot' }, 'ruth'],
    [3, { mail: 'b', title: 'Thanks' }, 'amina'],
    [2, { mail: 'a', title: 'Thanks' }, 'ruth'],
    [1, { mail: 'a' }, 'ruth'],
  ]);
});

test('nothing is told of a time of which one of them has not been read', () => {
  const { versions, complete } = composed([
    { versions: contact, complete: true },
    { versions: greeting.slice(0, 1), complete: false },
  ]);
  expect(complete).toBe(false);
  expect(versions.map(({ version }) => version)).toEqual([5]);
});

test('one that was never saved hides nothing of the other', () => {
  const { versions } = composed([
    { versions: contact, complete: true },
    { versions: [], complete: true },
  ]);
  expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
});

test('the history of one document is its own', () => {
  const chain = { versions: contact, complete: false };
  expect(composed([chain])).toBe(chain);
});
