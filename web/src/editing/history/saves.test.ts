import { expect, test } from 'vitest';
import { combined, openSince, savesOf } from './saves.ts';

const stored = (version: number, content: Record<string, unknown>, order = 1_000) => ({
  version,
  order,
  content,
  savedAt: new Date(version),
  savedBy: 'ruth',
});
const whole = (content: unknown) => ({ title: '', text: '', ...Object(content) });

const versions = [
  stored(4, { title: 'B', text: 'y' }, 3_000),
  stored(3, { title: 'B', text: 'y' }),
  stored(2, { title: 'A', text: 'y' }),
  stored(1, { title: 'A', text: 'x' }),
];

test('lists each save with its changes', () => {
  expect(savesOf({ versions, complete: true }, whole)).toMatchObject([
    { version: 4, changes: [], isPlaced: true },
    { version: 3, changes: [{ at: ['title'] }], values: { title: 'B' }, by: 'ruth' },
    { version: 2, changes: [{ at: ['text'] }], isPlaced: false },
    { version: 1, changes: [], isFirst: true },
  ]);
});

test('uses the last one of a page only for comparison', () => {
  const read = { versions: versions.slice(0, 3), complete: false };
  const shown = savesOf(read, whole).map(({ version }) => version);
  expect(shown).toEqual([4, 3]);
});

test('a draft has neither the versions of earlier drafts nor those that closed it', () => {
  const states = ['published', 'open', 'discarded', 'open', 'published', 'open'];
  const all = states.map((state, index) => stored(states.length - index, { state }));
  expect(openSince(all, 3).map(({ version }) => version)).toEqual([5, 3]);
  expect(openSince(versions, 0)).toEqual(versions);
});

test('lists a save without changes too', () => {
  const again = [stored(2, { title: 'A', text: 'x' }), stored(1, { title: 'A', text: 'x' })];
  expect(savesOf({ versions: again, complete: true }, whole)).toHaveLength(2);
});

const versionOf = (version: number, at: number, content: Record<string, unknown>, by = 'ruth') => ({
  version,
  content,
  order: undefined,
  savedAt: new Date(at),
  savedBy: by,
});

const contact = [
  versionOf(3, 50, { mail: 'c' }),
  versionOf(2, 30, { mail: 'b' }, 'amina'),
  versionOf(1, 10, { mail: 'a' }),
];
const thankYou = [
  versionOf(2, 50, { title: 'Thanks a lot' }),
  versionOf(1, 20, { title: 'Thanks' }),
];

test('combines two documents after each save of either, and of both together', () => {
  const { versions, complete } = combined([
    { versions: contact, complete: true },
    { versions: thankYou, complete: true },
  ]);
  expect(complete).toBe(true);
  expect(versions.map(({ version, content, savedBy }) => [version, content, savedBy])).toEqual([
    [5, { mail: 'c', title: 'Thanks a lot' }, 'ruth'],
    [3, { mail: 'b', title: 'Thanks' }, 'amina'],
    [2, { mail: 'a', title: 'Thanks' }, 'ruth'],
    [1, { mail: 'a' }, 'ruth'],
  ]);
});

test('lists nothing from a time not yet read for both documents', () => {
  const { versions, complete } = combined([
    { versions: contact, complete: true },
    { versions: thankYou.slice(0, 1), complete: false },
  ]);
  expect(complete).toBe(false);
  expect(versions.map(({ version }) => version)).toEqual([5]);
});

test('a document that was never saved hides nothing of the other', () => {
  const { versions } = combined([
    { versions: contact, complete: true },
    { versions: [], complete: true },
  ]);
  expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
});

test('one document has its own history unchanged', () => {
  const one = { versions: contact, complete: false };
  expect(combined([one])).toBe(one);
});
