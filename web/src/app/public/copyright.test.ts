import { expect, test } from 'vitest';
import { copyrightOf } from './copyright.ts';

test.each([
  ['2011', '© 2011–2026 Lamplight'],
  ['2026', '© 2026 Lamplight'],
  ['', '© 2026 Lamplight'],
  ['the spring of 2011', '© the spring of 2011 Lamplight'],
])('the copyright in the footer, since “%s”', (since, expected) => {
  expect(copyrightOf({ since, name: 'Lamplight' }, 2026)).toBe(expected);
});
