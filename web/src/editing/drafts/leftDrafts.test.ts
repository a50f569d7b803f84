import { keyed } from '@lamplight/content/itemKeys';
import { mergeChanges } from '@lamplight/content/mergeChanges';
import { contentVersion } from '@lamplight/content/migrations';
import { expect, test, vi } from 'vitest';
import { type LeftDraft, offersOf, readDraft, somethingNew } from './leftDrafts.ts';

const stored = { title: 'Lamps', text: 'Old', items: [{ _id: 'a', name: 'Amina' }] };

/** A draft that was left at a time, by what it changed. */
const left = (at: number, changes: object, base = stored): LeftDraft => ({
  at,
  base,
  values: { ...base, ...changes },
  keys: [`draft ${at}`],
});

const offers = (...drafts: LeftDraft[]) => offersOf(drafts, '', stored);

test('a draft is offered as it was left', () => {
  const draft = left(1, { title: 'Mine' });
  expect(offers(draft)).toEqual([draft]);
});

test('what is stored by now is not offered', () => {
  const draft = left(1, { title: 'Lamps' }, { ...stored, title: 'Candles' });
  expect(offers(draft)).toEqual([]);
});

test('drafts that changed different fields are offered as one', () => {
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

test('items that were added in several drafts are all in the one that is offered', () => {
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

test('drafts that changed a field differently are offered as they are, the newer first', () => {
  const [older, newer] = [left(1, { title: 'First', text: 'Too' }), left(2, { title: 'Second' })];
  expect(offers(older, newer)).toEqual([newer, older]);
});

test('a draft joins one that it does not contradict', () => {
  const [first, second] = [left(1, { title: 'First', text: 'Too' }), left(3, { title: 'Second' })];
  const third = left(2, { text: 'Third' });
  expect(offers(first, second, third)).toEqual([
    { ...left(3, { title: 'Second', text: 'Third' }), keys: ['draft 3', 'draft 2'] },
    first,
  ]);
});

test('changes to what was stored at different times are changes to what the newer began with', () => {
  const before = { ...stored, title: 'Candles' };
  const [older, newer] = [left(1, { text: 'First' }, before), left(2, { items: [] })];
  expect(offers(older, newer)).toEqual([
    { ...left(2, { text: 'First', items: [] }), keys: ['draft 2', 'draft 1'] },
  ]);
});

test('a draft whose field was stored anew before the other began stands for itself', () => {
  const before = { ...stored, title: 'Candles' };
  const [older, newer] = [left(1, { title: 'First' }, before), left(2, { text: 'Second' })];
  expect(offers(older, newer)).toEqual([newer, older]);
});

test('drafts of something new are never offered as one', () => {
  const [older, newer] = [left(1, { title: 'First' }), left(2, { text: 'Second' })];
  expect(offersOf([older, newer], somethingNew, stored)).toEqual([newer, older]);
});

test('a draft is read as the form of today holds it, whatever the version that it was typed in', () => {
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

test('what a later release has left stays for it, and what is no draft is none', () => {
  const today = vi.fn();
  const draft = { at: 1, base: {}, values: { title: 'Mine' }, shape: contentVersion + 1 };
  expect([readDraft(draft, today, {}), readDraft({ at: 'x' }, today, {})]).toEqual([null, null]);
  expect(today).not.toHaveBeenCalled();
});

test('of a draft from before items had keys, each item is the one that is stored now', () => {
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
