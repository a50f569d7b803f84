import { expect, test, vi } from 'vitest';
import { textsIn } from './textsIn.ts';

test.each([
  ['en', 999, 'At most 999 characters'],
  ['en', 2000, 'At most 2,000 characters'],
  ['de', 2000, 'At most 2.000 characters'],
  ['ar', 20, 'At most 20 characters'],
] as const)('numbers are formatted for %s: %i', (language, number, text) => {
  expect(textsIn({ language }).say('form.tooLong', { number })).toBe(text);
});

test('texts needed during hydration create no number formatter', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  const localised = vi.spyOn(Number.prototype, 'toLocaleString');
  const { say } = textsIn({ language: 'es' });
  say('form.tooLong', { number: 12 });
  expect(made).not.toHaveBeenCalled();
  expect(localised).not.toHaveBeenCalled();
});
