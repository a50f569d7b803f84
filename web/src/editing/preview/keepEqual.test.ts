import { expect, test } from 'vitest';
import { keepEqual } from './keepEqual.ts';

test('what has not changed stays the very same object', () => {
  const before = { story: { title: [{ word: 'One' }] }, slides: ['/a', '/b'] };
  const next = keepEqual(before, { story: { title: [{ word: 'Two' }] }, slides: ['/a', '/b'] });
  expect(next).toEqual({ story: { title: [{ word: 'Two' }] }, slides: ['/a', '/b'] });
  expect((next as typeof before).slides).toBe(before.slides);
  expect((next as typeof before).story).not.toBe(before.story);
  expect(keepEqual(before, structuredClone(before))).toBe(before);
});

test.each([
  [
    [1, 2],
    [1, 2, 3],
  ],
  [
    [1, 2, 3],
    [1, 2],
  ],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [[1], { 0: 1 }],
  [null, {}],
  [undefined, ''],
])('%j is not taken for %j', (before, next) => {
  expect(keepEqual(before, next)).toEqual(next);
});
