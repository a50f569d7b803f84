import { expect, test } from 'vitest';
import { trendOf } from './memory.ts';

const hour = 3_600_000;

/** Samples of an hour, one in ten seconds. */
const samples = (memory: (share: number) => number) =>
  Array.from({ length: 360 }, (_, index) => ({
    at: 5 * hour + (index * hour) / 360,
    memory: memory(index / 360),
    computed: index,
  }));

test('reports growth of twelve megabytes an hour, despite fluctuation', () => {
  const { perHour, first, last, busy } = trendOf(
    samples((share) => 100 + 12 * share + 5 * Math.sin(500 * share)),
  );
  expect(perHour).toBeCloseTo(12, 0);
  expect(last - first).toBeCloseTo(12 * (5 / 6) * 0.75, 0);
  expect(busy).toBeCloseTo(0.1, 3);
});

test('memory that grows to its size at first and then stays is flat', () => {
  expect(trendOf(samples((share) => 100 * Math.min(1, 0.5 + 4 * share))).perHour).toBeCloseTo(
    0,
    10,
  );
});
