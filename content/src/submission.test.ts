import { expect, test } from 'vitest';
import {
  earlierNotesIn,
  maxEarlier,
  nextHandling,
  searchWords,
  soughtWords,
} from './submission.ts';

/** Whether an entry with these words is found. */
const finds = (words: unknown[], sought: string) => {
  const { asked, isIn } = soughtWords(sought);
  return (
    isIn(words) && (asked === null || [asked.value].flat().some((word) => words.includes(word)))
  );
};

test('an entry is found by the beginning of any of its words, whatever case and accents', () => {
  const words = searchWords(['Noor Haddad', 'noor@lámp.example']);
  for (const sought of ['No', 'noor', 'HADD', 'lamp', 'Lámp', 'example', 'hadd no', '', ' ! ?']) {
    expect(finds(words, sought), sought).toBe(true);
  }
  for (const sought of ['oor', 'haddock', 'lamps', 'noor lamps']) {
    expect(finds(words, sought), sought).toBe(false);
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

test('what was stored when words were compared otherwise is found as it was', () => {
  const former = ['٠٧', '٠٧٠', '٠٧٠٠'];
  expect(finds(former, '٠٧٠٠')).toBe(true);
  expect(finds(['می', 'خو', 'خوا'], 'می\u200cخوا')).toBe(true);
  expect(soughtWords('٠٧٠٠').asked).toEqual({ op: 'array-contains-any', value: ['0700', '٠٧٠٠'] });
  expect(soughtWords('noor').asked).toEqual({ op: 'array-contains', value: 'noor' });
});

test('a long word is found by as much of it as is kept', () => {
  const words = searchWords(['Donaudampfschifffahrtsgesellschaft']);
  expect(finds(words, 'Donaudampfschifffahrt')).toBe(true);
  expect(Math.max(...words.map((word) => word.length))).toBe(12);
});

test('no character of any script is cut in halves, which could not be stored', () => {
  const words = searchWords(['𑆠𐘥ߖ𘯨', '𐐷'.repeat(20)]);
  expect(words.every((word) => word.isWellFormed())).toBe(true);
  expect(finds(words, '𑆠𐘥')).toBe(true);
  expect(finds(words, '𐐷'.repeat(30))).toBe(true);
});

test('the longest word is asked for, and nothing where there is none', () => {
  expect(soughtWords('a reading lamp').asked).toEqual({ op: 'array-contains', value: 'reading' });
  expect(soughtWords('  ').asked).toBeNull();
  expect(soughtWords('! ?').asked).toBeNull();
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
    state: 'done',
    note: 'Rang.',
    version: 2,
    earlier: { 0: was, 1: { state: 'done', note: '', updatedAt: 'later', updatedBy: 'ruth' } },
  });
});

test('a note from before versions were kept is kept with the first change', () => {
  expect(nextHandling({ createdAt: 'then', note: 'Rang.' }, { note: '' })).toMatchObject({
    state: 'new',
    note: '',
    version: 1,
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
