import { accentColour, brandColour } from '@lamplight/content/styleValues';
import Color from 'color';
import { describe, expect, test } from 'vitest';
import { type Palette, paletteOf, shiftsOf } from './palette.ts';
import { semanticTokens, tokens } from './tokens.ts';

/** Colours of all kinds, the hard ones among them. */
const colours = [
  '#000000',
  '#ffffff',
  '#ffff00',
  '#808080',
  '#0f0f0f',
  '#f0f0f0',
  '#c0c0c0',
  '#404040',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#00ffff',
  '#ff00ff',
  '#fff',
  '#662d92',
  '#f6b23d',
  '#7fff00',
  '#ff7f50',
  '#8b0000',
  '#006400',
  '#000080',
  '#4b0082',
  '#ffd700',
  '#ffa500',
  '#a52a2a',
  '#5f9ea0',
  '#d2691e',
  '#6495ed',
  '#dc143c',
  '#b8860b',
  '#2f4f4f',
  '#ff1493',
  '#1e90ff',
  '#228b22',
  '#adff2f',
  '#ff69b4',
  '#f0e68c',
  '#e6e6fa',
  '#20b2aa',
  '#556b2f',
];

const own: Palette = {
  ...Object.fromEntries(
    Object.entries({ brand: tokens.colors?.brand, lamp: tokens.colors?.lamp }).flatMap(
      ([name, steps]) =>
        Object.entries((steps ?? {}) as Record<string, { value: string }>).map(
          ([step, { value }]) => [`${name}-${step}`, value],
        ),
    ),
  ),
  ink: tokens.colors?.ink?.value as string,
  paper: tokens.colors?.paper?.value as string,
  white: '#ffffff',
  'fg-muted': semanticTokens.colors?.fg?.muted?.value as string,
};

/** Each of the first on each of the second, with a contrast of at least the third. */
const on = (aboves: string[], belows: string[], min: number) =>
  aboves.flatMap((above) => belows.map((below) => ({ above, below, min })));

/** Colours on others, and the contrast that is needed there: 7 where it is text, 4.5 where that is large or a sign. */
const pairs = [
  ...on(['white'], ['brand-600', 'brand-700', 'brand-800', 'brand-900'], 7),
  ...on(
    ['brand-700', 'brand-800', 'fg-muted', 'ink'],
    ['white', 'paper', 'brand-50', 'brand-100'],
    7,
  ),
  ...on(['fg-muted', 'ink'], ['lamp-100'], 7),
  ...on(['ink'], ['lamp-300'], 7),
  ...on(['brand-100', 'lamp-300'], ['brand-800', 'brand-900'], 7),
  ...on(['brand-600'], ['white', 'paper', 'brand-50', 'lamp-100'], 4.5),
  ...on(['lamp-500'], ['brand-800', 'brand-900'], 4.5),
  ...on(['white'], ['brand-500'], 4.5),
  ...on(['brand-500'], ['white', 'paper', 'lamp-100'], 3),
];

const tooLow = (palette: Palette) => {
  const all = { ...own, ...palette };
  return pairs.flatMap(({ above, below, min }) => {
    const contrast = Color(all[above] ?? '').contrast(Color(all[below] ?? ''));
    return contrast < min ? [`${above} on ${below}: ${contrast.toFixed(2)}`] : [];
  });
};

test('the site’s own palette has enough contrast', () => {
  expect(tooLow({})).toEqual([]);
});

describe.each(colours)('with %s', (colour) => {
  test('as the brand colour, everything is readable', () => {
    expect(tooLow(paletteOf({ colour, accent: accentColour }))).toEqual([]);
  });

  test('as the accent, everything is readable', () => {
    expect(tooLow(paletteOf({ colour: brandColour, accent: colour }))).toEqual([]);
  });

  test('as both, everything is readable, and a button changes on hover', () => {
    const palette = paletteOf({ colour, accent: colour });
    expect(tooLow(palette)).toEqual([]);
    expect(palette['brand-700']).not.toBe(palette['brand-600']);
  });
});

test('default and invalid colours change nothing', () => {
  expect(paletteOf({ colour: brandColour, accent: accentColour })).toEqual({});
  expect(paletteOf({ colour: '', accent: 'red' })).toEqual({});
});

test('a readable colour is shown unchanged', () => {
  expect(paletteOf({ colour: '#0b5d1e', accent: '' })['brand-600']).toBe('#0b5d1e');
  expect(shiftsOf({ colour: '#0b5d1e', accent: '#ffd700' })).toEqual({});
});

test('an unreadable one is shown darker or lighter, and reported', () => {
  const { colour, accent } = shiftsOf({ colour: '#ffff00', accent: '#000000' });
  expect(Color(colour?.shown).isDark()).toBe(true);
  expect(Color(accent?.shown).isLight()).toBe(true);
});

test.each(colours)('reports the contrast of %s, and the contrast needed', (chosen) => {
  const { colour } = shiftsOf({ colour: chosen, accent: '' });
  const contrast = Color(chosen).contrast(Color('#ffffff'));
  expect(colour === undefined).toBe(contrast >= 7);
  if (colour) expect(colour).toMatchObject({ contrast, needed: 7 });
});

test('a palette has only colours', () => {
  for (const value of Object.values(paletteOf({ colour: '#0b5d1e', accent: '#fff' }))) {
    expect(value).toMatch(/^#[0-9a-f]{6}$/);
  }
});
