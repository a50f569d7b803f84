import { defineConfig } from '@chakra-ui/react/styled-system';
import { tokens } from './tokens.ts';

/**
 * The dark look of the staff area. Each of its colours is one token with two values; the browser takes
 * the one that goes with the `color-scheme` of the element (`light-dark()`): that of the page (`device/colourScheme.ts`),
 * or of a part of it that is light in both looks, as what visitors see is.
 */
const both = (day: string, night: string) => (day === night ? day : `light-dark(${day}, ${night})`);

/** A semantic token of Chakra's, by its conditions. */
interface Conditional {
  value: { _light: string; _dark: string };
}

const isConditional = (token: object): token is Conditional =>
  typeof Object(Object(token).value)._light === 'string';

/** Chakra's semantic tokens by day and by night, which for it are other conditions. */
export function byDayAndNight<Tokens>(tokens: Tokens): Tokens {
  if (typeof tokens !== 'object' || tokens === null) return tokens;
  if (isConditional(tokens)) {
    return { value: both(tokens.value._light, tokens.value._dark) } as Tokens;
  }
  return Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [name, byDayAndNight(token)]),
  ) as Tokens;
}

/** By night no shadow is seen: a line bounds what lies over the page. */
const bounded = (shadow: string) => ({
  value: `0 0 0 1px light-dark(transparent, {colors.night.border}), ${shadow}`,
});

/** Chakra's shadows as they are by day, since two of them cannot be one value. */
export const shadowsByDay = (
  shadows: Record<string, { value: { _light: string } }>,
): Record<string, { value: string }> =>
  Object.fromEntries(
    Object.entries(shadows).map(([name, { value }]) => [
      name,
      name === 'lg' ? bounded(value._light) : { value: value._light },
    ]),
  );

const pair = (day: string, night: string) => ({
  value: both(day.replace(/^[a-z].*/, '{colors.$&}'), night.replace(/^[a-z].*/, '{colors.$&}')),
});

/**
 * The colours of the dark look, as `nightOf` makes them of the brand's; an organisation's own replace them. Text
 * (`brand`, `muted`, `ink`) can be read on all that lies behind text (`ground`, `panel`, `subtle`, `hover`, `lamp`).
 */
export const nightTokens = {
  ground: '#18131b',
  haze: '#271a30',
  panel: '#28212d',
  subtle: '#322838',
  hover: '#3e3147',
  border: '#4b3d54',
  raised: '#594566',
  sign: '#b992d1',
  solid: '#d3aee9',
  brand: '#e3c8f4',
  muted: '#d1c9d6',
  ink: '#f0edf2',
  lamp: '#3d2c14',
};

/** The borders of controls are distinguishable in both looks (criterion 1.4.11), as in the forms of visitors. */
const bound = '#8d8199';

/** The background of the logo by night, since it may consist of dark letters alone. */
export const aroundLogo = {
  '& > a:first-of-type': {
    color: 'light-dark({colors.brand.800}, {colors.brand.fg})',
    '& > img': { bg: 'light-dark(transparent, {colors.brand.50})', borderRadius: 'md' },
  },
};

/** Chakra marks the selected segment by a lighter background. */
const recipes = {
  segmentGroup: {
    slots: [],
    base: { indicator: { bg: 'light-dark(transparent, {colors.bg.emphasized})' } },
  },
};

/** What the site's and Chakra's colours are for, by day and by night. Text is readable (criterion 1.4.6). */
export const night = defineConfig({
  theme: {
    slotRecipes: recipes,
    tokens: {
      colors: {
        night: Object.fromEntries(
          Object.entries(nightTokens).map(([name, value]) => [name, { value }]),
        ),
      },
      shadows: { raised: bounded(String(tokens.shadows?.raised?.value)) },
    },
    semanticTokens: {
      colors: {
        bg: {
          DEFAULT: pair('paper', 'night.ground'),
          panel: pair('white', 'night.panel'),
          subtle: pair('gray.50', 'night.subtle'),
          muted: pair('gray.100', 'night.hover'),
          emphasized: pair('gray.200', 'night.raised'),
        },
        fg: {
          DEFAULT: pair('ink', 'night.ink'),
          muted: pair('#504761', 'night.muted'),
          error: pair('#8c1d18', 'red.200'),
        },
        border: {
          DEFAULT: pair('#e7dcef', 'night.border'),
          emphasized: { value: bound },
        },
        brand: {
          solid: pair('brand.600', 'night.solid'),
          contrast: pair('white', 'night.ground'),
          fg: pair('brand.700', 'night.brand'),
          muted: pair('brand.100', 'night.hover'),
          subtle: pair('brand.50', 'night.subtle'),
          emphasized: pair('brand.200', 'night.raised'),
          focusRing: pair('brand.500', 'night.sign'),
          border: pair('brand.200', 'night.raised'),
        },
        // Behind pictures: on what is neither light nor dark, letters of either kind are seen.
        picture: pair('brand.100', bound),
        // Drawings instead of text: columns of a chart, where something is dropped.
        sign: pair('brand.500', 'night.sign'),
        lamp: { subtle: pair('lamp.100', 'night.lamp') },
        red: { fg: pair('#8c1d18', 'red.200'), solid: { value: '{colors.red.700}' } },
        orange: {
          fg: pair('orange.800', 'orange.200'),
          solid: { value: '{colors.orange.700}' },
          contrast: { value: 'white' },
        },
        green: { fg: pair('green.800', 'green.200'), solid: { value: '{colors.green.800}' } },
        blue: { fg: pair('blue.700', 'blue.200'), solid: { value: '{colors.blue.700}' } },
      },
    },
  },
});
