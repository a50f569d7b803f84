import { expect, test } from 'vitest';
import { earlierNotesIn, maxEarlier, nextHandling, searchWords, soughtWord } from './submission.ts';

test('an entry is found by the beginning of any of its words, whatever case and accents', () => {
  const words = searchWords(['Noor Haddad', 'noor@lámp.example']);
  for (const sought of ['No', 'noor', 'HADD', 'lamp', 'Lámp', 'example']) {
    expect(words, sought).toContain(soughtWord(sought));
  }
  for (const sought of ['oor', 'haddock', 'lamps']) {
    expect(words, sought).not.toContain(soughtWord(sought));
  }
});

test('a long word is found by as much of it as is kept', () => {
  const words = searchWords(['Donaudampfschifffahrtsgesellschaft']);
  expect(words).toContain(soughtWord('Donaudampfschifffahrt'));
  expect(Math.max(...words.map((word) => word.length))).toBe(12);
});

test('no character of any script is cut in halves, which could not be stored', () => {
  const words = searchWords(['𑆠𐘥ߖ𘯨', '𐐷'.repeat(20)]);
  expect(words.every((word) => word.isWellFormed())).toBe(true);
  expect(words).toContain(soughtWord('𑆠𐘥'));
  expect(words).toContain(soughtWord('𐐷'.repeat(30)));
});

test('the longest word is asked for, and nothing where there is none', () => {
  expect(soughtWord('a reading lamp')).toBe('reading');
  expect(soughtWord('  ')).toBeNull();
  expect(soughtWord('! ?')).toBeNull();
});

test('there are never more than 200 of them, and none twice', () => {
  const long = Array.from({ length: 300 }, (_, index) => `word${index}`).join(' ');
  const words = searchWords([long, long]);
  expect(words).toHaveLength(200);
  expect(new Set(words).size).toBe(200);
});

const changed = (stored: Record<string, unknown>, change: Parameters<typeof nextHandling>[1]) => ({
  ...stored,
  ...nextHandling(stored, change),
  updatedAt: 'later',
  updatedBy: 'ruth',
});

test('what an entry was is kept under its version, also before anybody had changed it', () => {
  const received = { name: 'Noor', createdAt: 'then', state: 'new', note: '', words: ['no'] };
  const once = changed(received, { state: 'done' });
  const was = { state: 'new', note: '', updatedAt: 'then', updatedBy: '' };
  expect(once).toMatchObject({ state: 'done', note: '', version: 1, earlier: { 0: was } });
  expect(nextHandling(once, { note: 'Rang.' })).toEqual({
    ...{ state: 'done', note: 'Rang.', version: 2 },
    earlier: { 0: was, 1: { state: 'done', note: '', updatedAt: 'later', updatedBy: 'ruth' } },
  });
});

test('a note from before versions were kept is kept with the first change', () => {
  expect(nextHandling({ createdAt: 'then', note: 'Rang.' }, { note: '' })).toMatchObject({
    ...{ state: 'new', note: '', version: 1 },
    earlier: { 0: { state: 'new', note: 'Rang.', updatedAt: 'then', updatedBy: '' } },
  });
});

test('of more than 16 the oldest goes', () => {
  let entry: Record<string, unknown> = { createdAt: 'then', state: 'new', note: '' };
  for (let time = 1; time <= 25; time += 1) entry = changed(entry, { note: `${time}` });
  const versions = Object.keys(Object(entry.earlier)).map(Number);
  expect(versions).toEqual(Array.from({ length: maxEarlier }, (_, index) => index + 9));
  expect(earlierNotesIn(entry).slice(0, 2)).toEqual(['24', '23']);
});

test('earlier notes are told once, without the present one and without what is no note', () => {
  const earlier = {
    9: { note: 'Rang.' },
    10: { note: 'Came.' },
    2: { note: 'Rang.' },
    1: {},
    3: 7,
  };
  expect(earlierNotesIn({ note: 'Gone.', earlier })).toEqual(['Came.', 'Rang.']);
  expect(earlierNotesIn({ note: 'Rang.', earlier })).toEqual(['Came.']);
  expect(earlierNotesIn({ note: 'Rang.', earlier: 'Came.' })).toEqual([]);
  expect(earlierNotesIn({})).toEqual([]);
});
