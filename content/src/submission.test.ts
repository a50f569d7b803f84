import { expect, test } from 'vitest';
import {
  earlierNotesIn,
  maxEarlier,
  nextHandling,
  searchVariants,
  searchWords,
} from './submission.ts';
import { isWellFormed } from './wellFormed.ts';

/** Whether an entry with these words is found. */
const finds = (words: unknown[], search: string) => {
  const { wordFilter, isIn } = searchVariants(search);
  return (
    isIn(words) &&
    (wordFilter === null || [wordFilter.value].flat().some((word) => words.includes(word)))
  );
};

test('finds a submission by the beginning of any word, ignoring case and accents', () => {
  const words = searchWords(['Noor Haddad', 'noor@lámp.example']);
  for (const search of ['No', 'noor', 'HADD', 'lamp', 'Lámp', 'example', 'hadd no', '', ' ! ?']) {
    expect(finds(words, search), search).toBe(true);
  }
  for (const search of ['oor', 'haddock', 'lamps', 'noor lamps']) {
    expect(finds(words, search), search).toBe(false);
  }
});

test.each([
  ['Jörg Müller', 'jo\u0308rg mu\u0308ller'],
  ['jo@münchen.de', 'jo@xn--mnchen-3ya.de'],
  ['مثال@مثال.com', 'مثال@xn--mgbh0fb.com'],
  ['٠٧٠٠١٢٣٤٥٦', '0700123456'],
  ['۰۷۰۰۱۲۳۴۵۶', '０７００１２３４５６'],
  ['Ru\u00adth\u200b O\u200dkafor', 'ruth okafor'],
  ['ＮＯＯＲ', 'noor'],
  ['می\u200cخواهم', 'میخواهم'],
])('%j and %j find each other', (one, other) => {
  expect(finds(searchWords([one]), other)).toBe(true);
  expect(finds(searchWords([other]), one)).toBe(true);
});

test('finds submissions with search words in the former spelling', () => {
  const former = ['٠٧', '٠٧٠', '٠٧٠٠'];
  expect(finds(former, '٠٧٠٠')).toBe(true);
  expect(finds(['می', 'خو', 'خوا'], 'می\u200cخوا')).toBe(true);
  expect(searchVariants('٠٧٠٠').wordFilter).toEqual({
    op: 'array-contains-any',
    value: ['0700', '٠٧٠٠'],
  });
  expect(searchVariants('noor').wordFilter).toEqual({ op: 'array-contains', value: 'noor' });
});

test('finds a long word by its stored beginning', () => {
  const words = searchWords(['Donaudampfschifffahrtsgesellschaft']);
  expect(finds(words, 'Donaudampfschifffahrt')).toBe(true);
  expect(Math.max(...words.map((word) => word.length))).toBe(12);
});

test('never cuts a character in half', () => {
  const words = searchWords(['𑆠𐘥ߖ𘯨', '𐐷'.repeat(20)]);
  expect(words.every(isWellFormed)).toBe(true);
  expect(finds(words, '𑆠𐘥')).toBe(true);
  expect(finds(words, '𐐷'.repeat(30))).toBe(true);
});

test('queries the longest word, or nothing without words', () => {
  expect(searchVariants('a reading lamp').wordFilter).toEqual({
    op: 'array-contains',
    value: 'reading',
  });
  expect(searchVariants('anna@reading.example').wordFilter?.value).toBe('anna');
  expect(searchVariants('@reading.example').wordFilter?.value).toBe('reading');
  expect(searchVariants('  ').wordFilter).toBeNull();
  expect(searchVariants('! ?').wordFilter).toBeNull();
});

test('keeps at most 200 distinct search words', () => {
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

test('keeps each earlier state under its version, including the first', () => {
  const received = { name: 'Noor', createdAt: 'then', state: 'new', note: '', words: ['no'] };
  const once = changed(received, { state: 'done' });
  const was = { state: 'new', note: '', updatedAt: 'then', updatedBy: '' };
  expect(once).toMatchObject({ state: 'done', note: '', version: 1, earlier: { 0: was } });
  expect(nextHandling(once, { note: 'Rang.' })).toEqual({
    state: 'done',
    note: 'Rang.',
    version: 2,
    earlier: { 0: was, 1: { state: 'done', note: '', updatedAt: 'later', updatedBy: 'ruth' } },
  });
});

test('the first change keeps a note from before versions', () => {
  expect(nextHandling({ createdAt: 'then', note: 'Rang.' }, { note: '' })).toMatchObject({
    state: 'new',
    note: '',
    version: 1,
    earlier: { 0: { state: 'new', note: 'Rang.', updatedAt: 'then', updatedBy: '' } },
  });
});

test('drops the oldest of more than 16 versions', () => {
  let entry: Record<string, unknown> = { createdAt: 'then', state: 'new', note: '' };
  for (let time = 1; time <= 25; time += 1) entry = changed(entry, { note: `${time}` });
  const versions = Object.keys(Object(entry.earlier)).map(Number);
  expect(versions).toEqual(Array.from({ length: maxEarlier }, (_, index) => index + 9));
  expect(earlierNotesIn(entry).slice(0, 2)).toEqual(['24', '23']);
});

test('lists each earlier note once, without the current and invalid ones', () => {
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
