import { expect, test } from 'vitest';
import { cdnTables, costTables, monthOf } from './costs.ts';
import { free, prices } from './prices.ts';
import { keptOf } from './report.ts';

test('docs/scale.md is up to date: `node tools/run.mjs load cdn costs --write` updates it', () => {
  expect(keptOf('cdn')).toBe(cdnTables());
  expect(keptOf('costs')).toBe(costTables());
});

test('the free tier costs nothing, and each gigabyte beyond it the CDN’s price', () => {
  const [little, much] = [monthOf(1_000), monthOf(1_000_000)];
  expect(little.dollars.hosting).toBe(0);
  expect(little.dollars.functions).toBe(0);
  const beyond = much.gigabytes - free.hostingGigabytes;
  expect(much.dollars.hosting).toBeCloseTo(beyond * prices.hostingGigabyte, 6);
  expect(much.gigabytes).toBeCloseTo(1_000 * little.gigabytes, 6);
});
