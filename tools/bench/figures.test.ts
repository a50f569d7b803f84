import { expect, test } from 'vitest';
import { median, medians, misses, spreadOf } from './figures.ts';

const good = { lcp: 1_000, fcp: 900, tbt: 10, cls: 0, score: 1, speed: 1_500 };

test('the median is the middle number, or the mean of the middle two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 2, 4, 9])).toBe(3);
  expect(median([7])).toBe(7);
});

test('each figure has its own median', () => {
  const loads = [good, { ...good, lcp: 2_000 }, { ...good, lcp: 1_100, score: 0.9 }];
  expect(medians(loads)).toEqual({ ...good, lcp: 1_100 });
});

test('the report includes the spread between loads', () => {
  const loads = [good, { ...good, lcp: 2_000, tbt: 40 }, { ...good, lcp: 900 }];
  expect(spreadOf(loads)).toEqual({ lcp: [900, 2_000], tbt: [10, 40] });
});

test('a page is compared with its static twin', () => {
  expect(misses({ ...good, lcp: 1_050, score: 0.98 }, good)).toEqual([]);
  expect(misses({ ...good, lcp: 1_051 }, good)).toHaveLength(1);
  expect(misses({ ...good, tbt: 41, cls: 0.01, score: 0.97 }, good)).toHaveLength(3);
  expect(misses({ ...good, score: 0.9 }, { ...good, score: 0.95 })).toEqual([]);
});
