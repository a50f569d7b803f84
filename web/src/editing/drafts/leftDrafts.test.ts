import { keyed } from '@lamplight/content/itemKeys';
import { mergeChanges } from '@lamplight/content/mergeChanges';
import { contentVersion } from '@lamplight/content/migrations';
import { expect, test, vi } from 'vitest';
import { type LeftDraft, newItemDraft, offersOf, readDraft } from './leftDrafts.ts';

const stored = { title: 'Lamps', text: 'Old', items: [{ _id: 'a', name: 'Amina' }] };

/** A draft that was left at a time, by what it changed. */
const left = (at: number, changes: object, base = stored): LeftDraft => ({
  at,
  base,
  values: { ...base, ...changes },
  keys: [`draft ${at}`],
});

const offers = (...drafts: LeftDraft[]) => offersOf(drafts, '', stored);

test('offers a draft as it was left', () => {
  const draft = left(1, { title: 'Mine' });
  expect(offers(draft)).toEqual([draft]);
});

test('does not offer a draft that is already stored', () => {
  const draft = left(1, { title: 'Lamps' }, { ...stored, title: 'Candles' });
  expect(offers(draft)).toEqual([]);
});

test('combines drafts that changed different fields', () => {
  const drafts = [
    left(1, { title: 'First' }),
    left(3, { text: 'Third' }),
    left(2, { more: 'New' }),
  ];
  expect(offers(...drafts)).toEqual([
    {
      ...left(3, { title: 'First', text: 'Third', more: 'New' }),
      keys: ['draft 3', 'draft 2', 'draft 1'],
    },
  ]);
});

test('a combined draft has the items added in each', () => {
  const [amina] = stored.items;
  const [ruth, noor] = ['Ruth', 'Noor'].map((name) => ({ _id: name, name }));
  const [offer, ...others] = offers(
    left(1, { items: [amina, ruth] }),
    left(2, { items: [amina, noor] }),
  );
  expect(offer?.values.items).toHaveLength(3);
  expect(offer?.values.items).toEqual(expect.arrayContaining([amina, ruth, noor]));
  expect(others).toEqual([]);
});

test('offers drafts that changed the same field separately, newest first', () => {
  const [older, newer] = [left(1, { title: 'First', text: 'Too' }), left(2, { title: 'Second' })];
  expect(offers(older, newer)).toEqual([newer, older]);
});

test('keeps changes to the live page apart from changes to a draft of it', () => {
  const [live, draft] = [left(1, { title: 'Live' }), left(2, { text: 'Drafted' })];
  const [older, newer] = [
    { ...live, ofDraft: false },
    { ...draft, ofDraft: true },
  ];
  expect(offers(older, newer)).toEqual([newer, older]);
});

test('combines a draft with one that does not contradict it', () => {
  const [first, second] = [left(1, { title: 'First', text: 'Too' }), left(3, { title: 'Second' })];
  const third = left(2, { text: 'Third' });
  expect(offers(first, second, third)).toEqual([
    { ...left(3, { title: 'Second', text: 'Third' }), keys: ['draft 3', 'draft 2'] },
    first,
  ]);
});

test('drafts with different bases combine on the newer base', () => {
  const before = { ...stored, title: 'Candles' };
  const [older, newer] = [left(1, { text: 'First' }, before), left(2, { items: [] })];
  expect(offers(older, newer)).toEqual([
    { ...left(2, { text: 'First', items: [] }), keys: ['draft 2', 'draft 1'] },
  ]);
});

test('a draft stays separate if its field was saved before the other began', () => {
  const before = { ...stored, title: 'Candles' };
  const [older, newer] = [left(1, { title: 'First' }, before), left(2, { text: 'Second' })];
  expect(offers(older, newer)).toEqual([newer, older]);
});

test('never combines drafts of something new', () => {
  const [older, newer] = [left(1, { title: 'First' }), left(2, { text: 'Second' })];
  expect(offersOf([older, newer], newItemDraft, stored)).toEqual([newer, older]);
});

test('migrates a draft to the form of today, whatever its version', () => {
  const today = vi.fn((held: object, version: number) => ({ ...held, version }));
  const draft = { at: 1, base: { title: 'Lamps' }, values: { title: 'Mine' } };
  expect(readDraft({ ...draft, shape: 1 }, today, {})).toEqual({
    at: 1,
    base: { title: 'Lamps', version: 1 },
    values: { title: 'Mine', version: 1 },
  });
  // One of before there were versions is of the first.
  expect(readDraft(draft, today, {})).toMatchObject({ values: { version: 1 } });
  expect(readDraft({ ...draft, shape: contentVersion }, today, {})).toEqual(draft);
});

test('ignores a draft of a later release, and anything that is not a draft', () => {
  const today = vi.fn();
  const draft = { at: 1, base: {}, values: { title: 'Mine' }, shape: contentVersion + 1 };
  expect([readDraft(draft, today, {}), readDraft({ at: 'x' }, today, {})]).toEqual([null, null]);
  expect(today).not.toHaveBeenCalled();
});

test('in a draft without item keys, items match the stored ones', () => {
  const event = (name: string, text: string) => ({ name, text, image: '/a.webp' });
  const today = (held: object) => keyed({ ...held });
  const now = keyed({ events: [event('Reading', 'New.'), event('Maths', 'Old.')] });
  const draft = {
    at: 1,
    base: { events: [event('Reading', 'Old.'), event('Maths', 'Old.')] },
    values: { events: [event('Maths', 'Old.'), event('Reading aloud', 'Old.')] },
  };
  const read = readDraft(draft, today, now);
  const { value, conflicts } = mergeChanges<object>(read?.base ?? {}, read?.values ?? {}, now);
  expect(conflicts).toEqual([]);
  const [reading, maths] = now.events;
  expect(value).toEqual({ events: [maths, { ...reading, name: 'Reading aloud' }] });
});
