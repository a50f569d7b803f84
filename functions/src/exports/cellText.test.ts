import { expect, test } from 'vitest';
import { cellText, mostCharacters } from './cellText.ts';

test.each([
  '',
  'Is there still room?\nOn Tuesdays?',
  "'quoted'",
  'a=b',
  '5 - 3',
  'Zoë 😀 👩‍👩‍👧',
  '٣+٤',
])('an ordinary text stays as it is: %j', (text) => {
  expect(cellText(text)).toBe(text);
});

test.each([
  '=1+1',
  '=HYPERLINK("https://evil.example","here")',
  "+cmd|' /C calc'!A0",
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\n=1+1',
  '  =1+1',
  '\u00a0=1+1',
  '＝1+1',
  '+1 555 010 0199',
])('a text that may be taken for a formula stands behind an apostrophe: %j', (text) => {
  expect(cellText(text)).toBe(`'${text}`);
});

test('what XML cannot hold is left out, also where it hides a formula', () => {
  expect(cellText('Ring\u0000\u0007\u001b\u007f\ufffe\uffff!')).toBe('Ring!');
  expect(cellText('half \ud83d of it \ude00')).toBe('half  of it ');
  expect(cellText('\u0000=1+1')).toBe("'=1+1");
  expect(cellText('\ud83d=1+1')).toBe("'=1+1");
});

test('lines end in one way', () => {
  expect(cellText('one\r\ntwo\rthree\nfour')).toBe('one\ntwo\nthree\nfour');
  expect(cellText('\r=1+1')).toBe("'\n=1+1");
});

test('no text is longer than a cell, and none ends in half a character', () => {
  expect(cellText('x'.repeat(40_000))).toHaveLength(mostCharacters);
  expect(cellText('=1+'.repeat(20_000))).toHaveLength(mostCharacters);
  const cut = cellText(`${'x'.repeat(mostCharacters - 1)}😀`);
  expect(cut).toBe('x'.repeat(mostCharacters - 1));
});
