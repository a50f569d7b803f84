import { expect, test } from 'vitest';
import { searchWords, soughtWord } from './submission.ts';

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
