import { expect, test } from 'vitest';
import { isWellFormed, wellFormed } from './wellFormed.ts';

test.each([
  ['', true],
  ['lamp 💡 ضوء', true],
  ['half \ud83d', false],
  ['\udca1 half', false],
])('%j is well-formed: %s', (text, expected) => {
  expect(isWellFormed(text)).toBe(expected);
  expect(isWellFormed(wellFormed(text))).toBe(true);
});

test('half characters become the sign for unknown ones', () => {
  expect(wellFormed('a\ud83db💡')).toBe('a\ufffdb💡');
});
