import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { feedbackFields } from './feedbackFields.ts';
import type { FormField } from './formFields.ts';
import { mentorFields } from './mentorFields.ts';
import { ar } from './words/ar.ts';
import { de } from './words/de.ts';
import { es } from './words/es.ts';
import { hi } from './words/hi.ts';
import { allWords, gapsIn } from './words.ts';

const dictionaries = { es, de, hi, ar };
const inEach = Object.entries(dictionaries);

test('no text stands there twice', () => {
  expect(new Set(allWords).size).toBe(allWords.length);
});

test.each(inEach)(
  '%s has each text and no other one, with what is put into it',
  (_, dictionary) => {
    expect(Object.keys(dictionary).toSorted()).toEqual(allWords.toSorted());
    for (const word of allWords) {
      expect(dictionary[word].trim(), word).toBe(dictionary[word]);
      expect(dictionary[word], word).not.toBe('');
      expect(gapsIn(dictionary[word]), word).toEqual(gapsIn(word));
    }
  },
);

test.each([
  ['hi', hi, /\p{Script=Devanagari}/u],
  ['ar', ar, /\p{Script=Arabic}/u],
] as const)('%s is written in its own script', (_, dictionary, script) => {
  const acronyms = ['YCM', 'SHB', 'SZ', 'HHK', 'SEM'];
  const others = allWords.filter(
    (word) =>
      !acronyms.includes(word) &&
      !script.test(dictionary[word]) &&
      /\p{L}/u.test(word.replace(/\{\w+\}/g, '')),
  );
  expect(others).toEqual([]);
});

test('each text of the forms is one that languages know', () => {
  const fields: FormField[] = [...Object.values(feedbackFields), ...Object.values(mentorFields)];
  const texts = fields.flatMap(
    ({ label, question = label, hint = [], group = [], options = [] }) => [
      ...[question].concat(hint, group),
      ...options,
    ],
  );
  expect(allWords).toEqual(expect.arrayContaining(texts));
});

/** The files of a folder and all below it. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^words[./]/.test(name))
    .map((name) => path.join(folder, name));

test('each text is said somewhere', () => {
  const code = [...filesIn('web/src'), ...filesIn('content/src')]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(allWords.filter((word) => !code.includes(`'${word}'`))).toEqual([]);
});
