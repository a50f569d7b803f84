import { type Language, languages } from '@lamplight/content/languages';
import { ar } from '@lamplight/content/texts/visitor/ar';
import { hi } from '@lamplight/content/texts/visitor/hi';
import { describe, expect, test } from 'vitest';
import { readFontFile } from '../../tests/fontFile.ts';
import { facesOf, firstFonts } from './fonts.ts';

/** A face as a page declares it: its file's name, and whether it is loaded for a letter. */
const facesIn = (css: string) =>
  [...css.matchAll(/url\("?([^")]+)"?\)[^}]*unicode-range:([^}]+)/g)].map(
    ([, url = '', range = '']) => ({
      file: url.replace(/.*\//, ''),
      isFor: (letter: string) =>
        range.split(', ').some((part) => {
          const [first = 0, last = first] = part
            .replace('U+', '')
            .split('-')
            .map((hex) => Number.parseInt(hex, 16));
          const code = letter.codePointAt(0) ?? 0;
          return first <= code && code <= last;
        }),
    }),
  );

/** The files that a page loads to show a text. */
const filesFor = (css: string, text: string) =>
  facesIn(css)
    .filter(({ isFor }) => [...text].some(isFor))
    .map(({ file }) => file);

const [arabic, devanagari] = [
  'vazirmatn-arabic-400-700.woff2',
  'noto-sans-devanagari-400-700.woff2',
];

describe.each(['lamplight', 'source'] as const)('with the typefaces of “%s”', (chosen) => {
  test.each([
    ['Arabic', 'سلام عليكم، ١٢٣', [arabic]],
    ['Persian with a joiner', 'می\u200cخواهیم', [arabic]],
    ['Hindi', 'नमस्ते। १२३', [devanagari]],
    ['Latin with all its signs', 'Łódź – 10 ₹ 👩\u200d👧 ½ “a” →', []],
  ])('a text in %s loads no other script', (_, text, files) => {
    const others = filesFor(facesOf(chosen, 'en'), text).filter((file) => !file.includes('latin'));
    expect(others).toEqual(files);
  });

  test('joiners use the font of the site’s script', () => {
    expect(filesFor(facesOf(chosen, 'hi'), '\u200d')).toContain(devanagari);
    expect(filesFor(facesOf(chosen, 'hi'), '\u200d')).not.toContain(arabic);
  });

  test.each(Object.keys(languages) as Language[])('preloads the right fonts in %s', (language) => {
    const names = firstFonts(chosen, language).map(({ file }) => file.replace(/.*\//, ''));
    const script = names.filter((name) => !name.includes('latin'));
    expect(script).toEqual({ ar: [arabic], hi: [devanagari] }[language as string] ?? []);
    expect(names).toHaveLength(2 + script.length);
  });
});

test('phones preload a small file, or none for another script', () => {
  const onPhones = (language: Language) =>
    firstFonts('lamplight', language)
      .filter(({ small }) => small)
      .map(({ file }) => file.replace(/.*\//, ''));
  expect(onPhones('en')).toEqual(['fraunces-latin-600.woff2']);
  expect(onPhones('ar')).toEqual([]);
  expect(onPhones('hi')).toEqual([]);
});

test('system fonts need no file', () => {
  expect(facesOf('system', 'hi')).toBe('');
  expect(firstFonts('system', 'ar')).toEqual([]);
});

const inArabic =
  'ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئىة پچژگکی ٹڈڑںھہۂۃےۓ ًٌٍَُِّْٰ ،؛؟٪ ٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ۔ ﷼';
const inDevanagari =
  'अआइईउऊऋएऐओऔऑऍ कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह ळऱऩऴ क़ख़ग़ज़ड़ढ़फ़य़ ा ि ी ु ू ृ े ै ो ौ ॉ ॅ ् ं ः ँ ़ ऽ । ॥ ॐ ०१२३४५६७८९';

test.each([
  [
    'of Arabic, Persian and Urdu',
    arabic,
    inArabic,
    ar,
    ['init', 'medi', 'fina', 'rlig', 'mark', 'mkmk'],
  ],
  [
    'of Hindi, Marathi and Nepali',
    devanagari,
    inDevanagari,
    hi,
    ['akhn', 'rphf', 'half', 'cjct', 'pres', 'abvm', 'blwm'],
  ],
])(
  'the letters %s are in their file, with the features that join them',
  (_, file, alphabet, texts, needed) => {
    const { letters, features } = readFontFile(new URL(`typefaces/${file}`, import.meta.url));
    const face = facesIn(facesOf('lamplight', 'en')).find((each) => each.file === file);
    const own = [...alphabet, ...JSON.stringify(texts)].filter((letter) =>
      /[\p{sc=Arab}\p{sc=Deva}\p{scx=Arab}\p{scx=Deva}]/u.test(letter),
    );
    expect(own.length).toBeGreaterThan(500);
    expect(new Set(own.filter((letter) => !letters.has(letter) || !face?.isFor(letter)))).toEqual(
      new Set(),
    );
    expect(needed.filter((feature) => !features.has(feature))).toEqual([]);
  },
);
