import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalName, canonicalText, searchableText } from './canonical.ts';
import { withAsciiDigits } from './digits.ts';
import { isWellFormed } from './wellFormed.ts';

describe('equates spellings of a text:', () => {
  test.each([
    ['case', 'Ruth@Lamp.Example', 'ruth@lamp.example'],
    ['a soft hyphen', 'ru\u00adth@lamp\u00ad.example', 'ruth@lamp.example'],
    [
      'joiners and marks',
      '\u200eru\u200dth\u2060@la\u200bmp.exam\ufeffple\u200f',
      'ruth@lamp.example',
    ],
    ['a variation selector', 'ruth\ufe0f@lamp.example', 'ruth@lamp.example'],
    ['an encoded domain', 'jo@xn--mnchen-3ya.de', 'jo@münchen.de'],
    ['an encoded domain in capitals', 'jo@XN--MNCHEN-3YA.DE', 'jo@MÜNCHEN.de'],
    ['an encoded domain in Arabic', 'مثال@xn--mgbh0fb.com', 'مثال@مثال.com'],
    ['every label', 'a@xn--fiq228c.xn--55qx5d', 'a@中文.公司'],
    ['decomposed letters', 'jo\u0308rg@mu\u0308ller.de', 'jörg@müller.de'],
    ['Arabic digits', '٠٧٠٠١٢٣٤٥٦', '0700123456'],
    ['Persian digits', '۰۷۰۰۱۲۳۴۵۶', '0700123456'],
    ['Devanagari digits', '०७००१२३४५६', '0700123456'],
    [
      'full-width characters',
      'ｒｕｔｈ＠ｌａｍｐ．ｅｘａｍｐｌｅ　０７００',
      'ruth@lamp.example 0700',
    ],
    ['digits of formulas', '𝟎𝟕𝟬𝟬', '0700'],
    ['a final sigma', 'ΣΟΦΟΣ', 'σοφος'],
    ['a ligature', 'ﬁona', 'fiona'],
  ])('%s', (_, one, other) => {
    expect(canonicalText(one)).toBe(canonicalText(other));
  });

  test('names with different spaces', () => {
    expect(canonicalName(' Ruth\u00a0 A\u00adbel\u200f ')).toBe(canonicalName('ruth abel'));
  });

  test('search terms with different accents', () => {
    expect(searchableText('Jo\u0308RG')).toBe('jorg');
    expect(searchableText('Jörg')).toBe('jorg');
  });
});

test.each([
  ['ruth@lamp.example', 'rut@lamp.example'],
  ['xn--zzzz--99999999', 'zzzz'],
  ['a@xn--.de', 'a@.de'],
  ['truxn--mnchen-3ya', 'trumünchen'],
  ['Straße', 'Strasse'],
])('%s and %s are different', (one, other) => {
  expect(canonicalText(one)).not.toBe(canonicalText(other));
});

test('digits of every script become ASCII', () => {
  // There are none beyond the second plane.
  const codes = Array.from({ length: 0x20000 }, (_, code) => code);
  const all = codes.map((code) => String.fromCodePoint(code)).join('');
  const runs = all.match(/\p{Nd}+/gu) ?? [];
  expect(runs.length).toBeGreaterThan(60);
  for (const run of runs)
    expect(withAsciiDigits(run)).toBe('0123456789'.repeat([...run].length / 10));
});

/** Any character. fast-check's own takes three seconds to be made. */
const character = fc
  .nat(0x10ffff)
  .map((code) => String.fromCodePoint(code))
  .filter(isWellFormed);
const text = fc.string({ unit: fc.oneof(character, fc.constantFrom('xn--', 'a', '-', '9', '.')) });

test('canonical text is unchanged', () => {
  fc.assert(
    fc.property(text, (each) => {
      expect(canonicalText(canonicalText(each))).toBe(canonicalText(each));
    }),
    { numRuns: Number(process.env.CANONICAL_RUNS ?? 500) },
  );
});

test('both spellings of a domain are the same', () => {
  const letters = fc.stringMatching(/^[a-zà-öø-ÿα-ρа-яא-תا-غ一-鿆]{1,12}$/u);
  fc.assert(
    fc.property(letters, (label) => {
      const encoded = domainToASCII(`${label}.example`);
      fc.pre(encoded !== '');
      expect(canonicalText(`a@${encoded}`)).toBe(canonicalText(`a@${label}.example`));
    }),
    { numRuns: Number(process.env.CANONICAL_RUNS ?? 500) },
  );
});
