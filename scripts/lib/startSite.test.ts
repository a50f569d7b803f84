import { expect, test } from 'vitest';
import { lastWords } from './startSite.ts';

test('the last line of a log with an error explains the failure', () => {
  const log = [
    'i  emulators: Starting emulators: auth, functions',
    '\u001b[31m⚠\u001b[39m  functions: Failed to load function definition from source.',
    'i  emulators: Shutting down emulators.',
    '',
  ].join('\n');
  expect(lastWords(log)).toBe('functions: Failed to load function definition from source');
});

test('without an error it is the last line, and an empty log has none', () => {
  expect(lastWords('one\ntwo\n')).toBe('two');
  expect(lastWords('')).toBeUndefined();
});
