// cspell:ignore enero
import { expect, test } from 'vitest';
import { dateFormat } from './dateFormat.ts';

const options = { dateStyle: 'long', timeZone: 'UTC' } as const;

test('a format is made once for each language and its options', () => {
  const english = dateFormat('en', options);
  expect(english.format(0)).toBe('January 1, 1970');
  expect(dateFormat('en', { ...options })).toBe(english);
  expect(dateFormat('es', options).format(0)).toBe('1 de enero de 1970');
  expect(dateFormat('en', { ...options, dateStyle: 'short' }).format(0)).toBe('1/1/70');
});
