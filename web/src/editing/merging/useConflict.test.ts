import { plainBlock } from '@lamplight/content/richText';
import { expect, test } from 'vitest';
import { valueText } from './useConflict.ts';

test.each([
  ['A lamp', 'A lamp'],
  [undefined, 'Removed'],
  [{ _id: 'x', _key: 'y', name: 'Ruth', image: '', size: 3 }, 'Ruth · 3'],
  [[plainBlock('A lamp', 'a'), plainBlock('and light', 'b')], 'A lamp\n\nand light'],
  [plainBlock('A lamp', 'a'), 'A lamp'],
  [['a', { b: 'c' }], '1. a\n2. c'],
])('%j is shown as %j', (shown, text) => {
  expect(valueText(shown)).toBe(text);
});
