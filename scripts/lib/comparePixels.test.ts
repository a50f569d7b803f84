import { expect, test } from 'vitest';
import { compare, type Grain, type Pixels } from './comparePixels.ts';

const grain: Grain = { shrunk: 4, tolerance: 20, moved: 1, max: 3 };

/** A white picture with a rectangle of one grey on it. */
function drawn(x: number, y: number, wide: number, high: number, grey = 0, height = 20): Pixels {
  const data = new Uint8Array(30 * height * 3).fill(255);
  for (let row = y; row < y + high; row += 1) {
    data.fill(grey, (row * 30 + x) * 3, (row * 30 + x + wide) * 3);
  }
  return { data, width: 30, height };
}

const before = drawn(5, 5, 10, 4);

const spotted = drawn(5, 5, 10, 4);
spotted.data.fill(0, 0, 6);

test.each([
  ['of another shade that nobody sees', drawn(5, 5, 10, 4, 18)],
  ['moved by a pixel', drawn(6, 4, 10, 4)],
  ['with a row below', drawn(5, 5, 10, 4, 0, 21)],
  ['with a spot', spotted],
])('a rectangle %s looks unchanged', (_, after) => {
  expect(compare(before, after, grain)).toBeUndefined();
});

test.each([
  ['of another colour', drawn(5, 5, 10, 4, 60), 'differs in 40 pixels'],
  ['moved further', drawn(8, 5, 10, 4), 'differs in 20 pixels'],
  ['gone', drawn(0, 0, 0, 0), 'differs in 40 pixels'],
  ['on a longer page', drawn(5, 5, 10, 4, 0, 24), 'is 30×24 instead of 30×20'],
])('a rectangle %s looks changed', (_, after, text) => {
  expect(compare(before, after, grain)).toMatchObject({ text });
  expect(compare(after, before, grain)).toBeDefined();
});
