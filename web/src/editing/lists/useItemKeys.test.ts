import { expect, test } from 'vitest';
import { keysAfter } from './useItemKeys.ts';

/** Texts with the ids that the form gives them. */
const texts = (...all: [id: string, value: string][]) => all.map(([id, value]) => ({ id, value }));

const before = {
  fields: texts(['a', 'Lamps'], ['b', 'Labs'], ['c', 'Books']),
  keys: ['a', 'b', 'c'],
};

test('moved and removed texts keep their keys', () => {
  const fields = texts(['c', 'Books'], ['a', 'Lamps']);
  expect(keysAfter(before, fields, null)).toEqual(['c', 'a']);
});

test('a reset gives each text the key of the most similar one', () => {
  const fields = texts(['d', 'New'], ['e', 'Lamps'], ['f', 'Labs'], ['g', 'Books']);
  expect(keysAfter(before, fields, null)).toEqual(['d', 'a', 'b', 'c']);
  const edited = texts(['d', 'Lamps'], ['e', 'Labs'], ['f', 'Robotics']);
  expect(keysAfter(before, edited, null)).toEqual(['a', 'b', 'c']);
});

test('a text that is put back has its former key', () => {
  const [first, , last] = before.fields;
  const there = { fields: [first, last].flatMap((each) => each ?? []), keys: ['a', 'c'] };
  const fields = texts(['a', 'Lamps'], ['d', 'Labs'], ['c', 'Books']);
  expect(keysAfter(there, fields, { place: 1, key: 'b' })).toEqual(['a', 'b', 'c']);
  expect(keysAfter({ fields: [], keys: [] }, texts(['d', 'Labs']), { place: 0, key: 'b' })).toEqual(
    ['b'],
  );
});

test('items with keys have their own', () => {
  const item = (id: string, _key: string) => ({ id, _key });
  const keyed = { fields: [item('a', 'one')], keys: ['one'] };
  expect(keysAfter(keyed, [item('b', 'one'), item('c', 'two')], null)).toEqual(['one', 'two']);
});
