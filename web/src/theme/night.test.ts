import { allPages } from '@lamplight/content/sitePages';
import Color from 'color';
import { describe, expect, test } from 'vitest';
import { backdropOf, backdrops } from './backdrops.ts';
import { staffLookCss } from './look.ts';
import { nightTokens } from './night.ts';
import { nightOf } from './palette.ts';
import { staffSystem } from './staffSystem.ts';

/** The site's own colours, which leave all as it is, and colours that are hard to make others of. */
const brands = [
  '',
  '#000000',
  '#ffffff',
  '#808080',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#8b0000',
  '#006400',
  '#000080',
  '#ffd700',
  '#d2691e',
  '#dc143c',
  '#f0e68c',
];

/** Which of the two values of a colour is seen. */
const halves = { day: 0, night: 1 };

type Look = keyof typeof halves;

/** A colour of a style, in which tokens are as `fg.muted` or `{colors.brand.100}`, as it is seen with a palette. */
function seen(style: string, look: Look, palette: Readonly<Record<string, string>>): string {
  const { cssVarMap } = staffSystem.tokens;
  const value = style
    .replace(/^[a-z]+(?:\.\w+)*$/, (name) => staffSystem.token(`colors.${name}`, name))
    .replace(/\{(colors[.\w]+)\}/g, (_, name) => staffSystem.token(name));
  if (value.startsWith('light-dark(')) {
    const half = value.slice('light-dark('.length, -1).split(',')[halves[look]] ?? '';
    return seen(half.trim(), look, palette);
  }
  const [, name] = /^var\(--chakra-colors-(.+)\)$/.exec(value) ?? [];
  if (!name) return value;
  const stored = cssVarMap.get('base')?.get(`--chakra-colors-${name}`);
  return seen(palette[name] ?? String(stored), look, palette);
}

const on = (aboves: string[], belows: string[], min: number) =>
  aboves.flatMap((above) => belows.map((below) => ({ above, below, min })));

const texts = ['fg', 'fg.muted', 'brand.fg'];
const papers = ['bg', 'bg.panel', 'brand.subtle', 'brand.muted', 'lamp.subtle'];
const palettes = ['gray', 'red', 'orange', 'green', 'blue'];

const ofBackdrops = [
  ...Object.values(backdrops),
  ...allPages.map(([, { editor }]) => backdropOf(editor)),
].flatMap((gradient) => gradient.match(/light-dark\((?:\([^)]*\)|[^()])*\)/g) ?? []);

/** The colours that staff see on each other, and the contrast needed: 7 for text, 3 for borders and icons. */
const pairs = [
  ...on(texts, [...papers, ...ofBackdrops, 'bg.subtle', 'bg.muted'], 7),
  ...on(['fg'], ['bg.emphasized'], 7),
  ...on(['fg.error', 'orange.fg', 'green.fg'], ['bg', 'bg.panel', 'brand.subtle'], 7),
  ...on(['brand.contrast'], ['brand.solid', 'brand.fg'], 7),
  ...palettes.flatMap((name) => on([`${name}.fg`], [`${name}.subtle`], 7)),
  ...palettes.flatMap((name) => on([`${name}.contrast`], [`${name}.solid`], 7)),
  ...on(['sign', 'brand.focusRing'], papers, 3),
  ...on(['border.emphasized'], ['bg', 'bg.panel', 'brand.subtle'], 3),
];

describe.each(Object.keys(halves) as Look[])('by %s', (look) => {
  test.each(brands)('everything is readable with the colour %s', (colour) => {
    const chosen = { typefaces: 'system', corners: 'rounded', language: 'en' } as const;
    const css = staffLookCss({ ...chosen, colour, accent: colour });
    const palette = Object.fromEntries(
      [...css.matchAll(/--chakra-colors-([\w-]+):([^;}]+)/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    const colourOf = (style: string) => Color(seen(style, look, palette));
    expect(
      pairs.flatMap(({ above, below, min }) => {
        const contrast = colourOf(above).contrast(colourOf(below));
        return contrast < min ? [`${above} on ${below}: ${contrast.toFixed(2)}`] : [];
      }),
    ).toEqual([]);
  });
});

test('the site’s own dark theme matches a generated one', () => {
  // Colours a shade away from its own, so that the stored palette isn't used instead.
  const made = nightOf({ colour: '#662d92', accent: '#f6b23e' });
  for (const [name, value] of Object.entries(nightTokens)) {
    expect(Color(value).contrast(Color(made[`night-${name}`])), name).toBeLessThan(1.02);
  }
});
