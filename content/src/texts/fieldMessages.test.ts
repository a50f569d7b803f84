import { expect, test } from 'vitest';
import { grouped } from './fieldMessages.ts';

test.each([0, 7, 200, 999, 1_000, 5_000, 20_000, 123_456, 1_000_000])('%d', (number) => {
  expect(grouped(number)).toBe(number.toLocaleString('en'));
});
