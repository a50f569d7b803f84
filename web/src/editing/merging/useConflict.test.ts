import { expect, test } from 'vitest';
import { valueText, withChoices } from './useConflict.ts';

const value = { title: 'mine', items: [{ _id: 'a' }, { _id: 'b', name: 'mine' }] };
const conflicts = [
  { at: 'title', mine: 'mine', theirs: 'theirs' },
  { at: 'items.1', mine: { _id: 'b', name: 'mine' }, theirs: undefined },
];

test('what was not chosen stays as it is', () => {
  expect(withChoices({ value, conflicts }, new Set())).toEqual(value);
});

test('what was chosen of theirs replaces mine, and what they removed goes', () => {
  expect(withChoices({ value, conflicts }, new Set(['title', 'items.1']))).toEqual({
    title: 'theirs',
    items: [{ _id: 'a' }],
  });
  expect(value.items).toHaveLength(2);
});

test.each([
  ['A lamp', 'A lamp'],
  [undefined, 'Removed'],
  [{ _id: 'x', name: 'Ruth', image: '', size: 3 }, 'Ruth · 3'],
  [['a', { b: 'c' }], '1. a\n2. c'],
])('%j is shown as %j', (shown, text) => {
  expect(valueText(shown)).toBe(text);
});
