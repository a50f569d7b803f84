import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { hi } from './hi.ts';
import { placeholdersIn, type TextKey } from './keys.ts';

const translations = { es, de, hi, ar };
const inEach = Object.entries(translations);
const keys = Object.keys(en) as TextKey[];

test('a key consists of a place and a name', () => {
  expect(keys.filter((key) => !/^[a-z]\w*\.[a-z]\w*$/.test(key))).toEqual([]);
});

// Builds for browsers have the English in place of a key (`englishForKeys` in vite.config.ts).
test('no two keys have the same English', () => {
  expect(new Set(Object.values(en)).size).toBe(keys.length);
});

test.each([['en', en] as const, ...inEach])(
  '%s has every text, without outer spaces',
  (_, texts) => {
    expect(Object.keys(texts)).toEqual(keys);
    for (const key of keys) {
      expect(texts[key].trim(), key).toBe(texts[key]);
      expect(texts[key], key).not.toBe('');
    }
  },
);

test.each(inEach)('%s has the placeholders of each text', (_, texts) => {
  for (const key of keys) expect(placeholdersIn(texts[key]), key).toEqual(placeholdersIn(en[key]));
});

test.each([
  ['hi', hi, /\p{Script=Devanagari}/u],
  ['ar', ar, /\p{Script=Arabic}/u],
] as const)('%s is written in its own script', (_, texts, script) => {
  const others = keys.filter(
    (key) =>
      !/^[A-Z]{2,3}$/.test(en[key]) &&
      !script.test(texts[key]) &&
      /\p{L}/u.test(en[key].replace(/\{\w+\}/g, '')),
  );
  expect(others).toEqual([]);
});

/** The files of a folder and all below it. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|texts\/visitor\//.test(name))
    .map((name) => path.join(folder, name));

// Builds for browsers put the English in place of such literals (`englishForKeys` in vite.config.ts).
test('each key is used as a literal in the code', () => {
  const code = [...filesIn('web/src'), ...filesIn('content/src'), ...filesIn('functions/src')]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const unsaid = keys.filter((key) => !code.includes(`'${key}'`) && !code.includes(`"${key}"`));
  expect(unsaid).toEqual([]);
});
