import { expect, test } from 'vitest';
import { lastWords } from './startSite.ts';

test('the telling line of a log is the last one that speaks of an error', () => {
  const log = [
    'i  emulators: Starting emulators: auth, functions',
    '\u001b[31m⚠\u001b[39m  functions: Failed to load function definition from source.',
    'i  emulators: Shutting down emulators.',
    '',
  ].join('\n');
  expect(lastWords(log)).toBe('functions: Failed to load function definition from source');
});

test('without one it is the last line, and nothing for an empty log', () => {
  expect(lastWords('one\ntwo\n')).toBe('two');
  expect(lastWords('')).toBeUndefined();
});
