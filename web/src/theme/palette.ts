import { accentColour, brandColour, isColour } from '@lamplight/content/styleValues';
import Color, { type ColorInstance } from 'color';

/**
 * The palette that is made of an organisation's two colours: our own steps of lightness in their hues, so that
 * what can be read in ours can be read in theirs. Lightness and chroma are those of CIE LCH, in which lightness
 * says all about contrast (https://www.w3.org/TR/css-color-4/#cie-lab).
 */

/** The contrasts that text needs (WCAG 2.2, criterion 1.4.6): small text, and large text or a sign. */
const forText = 7;
const forLarge = 4.5;

const white = Color('#ffffff');

/** A tint of the brand: its lightness in per cent, and its chroma by that of the brand. */
type Tint = readonly [lightness: number, chroma: number];

const tints = {
  'brand-50': [96.4, 0.07],
  'brand-100': [92.4, 0.14],
  'brand-200': [81.9, 0.33],
  'brand-300': [67.9, 0.56],
  'brand-400': [53.2, 0.82],
  border: [89.1, 0.17],
} as const satisfies Record<string, Tint>;

/** Darker than the brand by so much; where that is dark itself, no lighter than this. */
const shades = {
  'brand-800': [14, 17.3],
  'brand-900': [20.2, 11],
  'brand-950': [25.4, 5.8],
} as const;

/** Text, which has a little of the brand. */
const inks = { ink: [14.4, 0.26], 'fg-muted': [32, 0.27] } as const satisfies Record<string, Tint>;

/** Tints of the accent, which lie behind text or are on the darkest shades. */
const lights = { 'lamp-100': [95.5, 0.26], 'lamp-300': [88.3, 0.65] } as const satisfies Record<
  string,
  Tint
>;

/**
 * The staff area by night, where everything dark by day is light. Text is light enough for the lightest
 * background of text (`night-hover`).
 */
const nights = {
  'night-ground': [6.5, 0.1],
  'night-haze': [12, 0.26],
  'night-panel': [14, 0.15],
  'night-subtle': [18, 0.19],
  'night-hover': [22.5, 0.26],
  'night-border': [28, 0.26],
  'night-raised': [32.5, 0.36],
  'night-sign': [66, 0.6],
  'night-solid': [76, 0.55],
  'night-brand': [84, 0.4],
  'night-muted': [82, 0.12],
  'night-ink': [94, 0.05],
} as const satisfies Record<string, Tint>;

const lampByNight = { 'night-lamp': [19.5, 0.3] } as const satisfies Record<string, Tint>;

/** What a page is coloured with, by the names of the tokens that it replaces, such as `brand-600`: `#rrggbb`. */
export type Palette = Readonly<Record<string, string>>;

const lch = (lightness: number, chroma: number, hue: number) =>
  // As pages show it: what no screen can show is cut off here, so that contrasts are those that are seen.
  Color(Color.lch(lightness, chroma, hue).hex());

const partsOf = (colour: string) => {
  const [lightness = 0, chroma = 0, hue = 0] = Color(colour).lch().array();
  return { lightness, chroma, hue };
};

/** The first of a colour's lightnesses, from its own on in steps of half a per cent, that is good enough. */
export function shifted(
  colour: string,
  step: 0.5 | -0.5,
  isGood: (shade: ColorInstance) => boolean,
): ColorInstance {
  const { lightness, chroma, hue } = partsOf(colour);
  let shade = Color(colour);
  for (let next = lightness + step; !isGood(shade) && next >= 0 && next <= 100; next += step) {
    shade = lch(next, chroma, hue);
  }
  return shade;
}

/** Whether a colour is that of the palette that comes with the site, which also stands for what is none. */
const isOwn = (colour: string, own: string) =>
  !isColour(colour) || Color(colour).hex().toLowerCase() === own;

const hexes = (colours: Record<string, ColorInstance>): Palette =>
  Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [name, colour.hex().toLowerCase()]),
  );

const tinted = (of: Record<string, Tint>, chroma: number, hue: number) =>
  Object.fromEntries(
    Object.entries(of).map(([name, [lightness, share]]) => [
      name,
      lch(lightness, chroma * share, hue),
    ]),
  );

/** All that is made of the brand's colour, which is darkened until white text can be read on it. */
function brandOf(colour: string): Palette {
  const { chroma, hue } = partsOf(colour);
  const tint = tinted(tints, chroma, hue);
  const behind = tint['brand-100'] ?? white;
  const brand = shifted(colour, -0.5, (shade) => shade.contrast(white) >= forText);
  const { lightness } = partsOf(brand.hex());
  // Under the pointer a button is darker than else, or lighter where it is too dark for that.
  const hovered = lightness > 12 ? lightness - 6 : lightness + 9;
  const shade = Object.fromEntries(
    Object.entries(shades).map(([name, [darker, max]]) => [
      name,
      lch(Math.max(0, Math.min(lightness - darker, max)), chroma * 0.6, hue),
    ]),
  );
  const hover = lch(hovered, chroma * 0.85, hue).hex();
  const ring = lch(lightness + 9, chroma, hue).hex();
  return hexes({
    ...tint,
    ...shade,
    ...tinted(inks, Math.min(chroma, 63), hue),
    'brand-500': shifted(ring, -0.5, (each) => each.contrast(white) >= forLarge),
    'brand-600': brand,
    'brand-700': shifted(hover, -0.5, (each) => each.contrast(behind) >= forText),
  });
}

/** The background of the accent. */
const darkestOf = ({ 'brand-800': dark = '' }: Palette) => Color(isColour(dark) ? dark : '#3b1a57');

/** All that is made of the accent, which is lightened until it can be seen on the brand's darker shades. */
function accentOf(accent: string, brand: Palette): Palette {
  const { chroma, hue } = partsOf(accent);
  const darkest = darkestOf(brand);
  return hexes({
    ...tinted(lights, chroma, hue),
    'lamp-500': shifted(accent, 0.5, (shade) => shade.contrast(darkest) >= forLarge),
  });
}

/** What an organisation chose: `#rgb` or `#rrggbb`, or a text that is no colour for the site's own. */
export interface Colours {
  colour: string;
  accent: string;
}

/** The tokens that differ from the site's own. */
export function paletteOf({ colour, accent }: Colours): Palette {
  const brand = isOwn(colour, brandColour) ? {} : brandOf(colour);
  const lamp = isOwn(accent, accentColour) ? {} : accentOf(accent, brand);
  return { ...brand, ...lamp };
}

/** The tokens of the dark look (`night.ts`) that differ from the site's own. */
export function nightOf({ colour, accent }: Colours): Palette {
  const made = (of: Record<string, Tint>, from: string, own: string) => {
    if (isOwn(from, own)) return {};
    const { chroma, hue } = partsOf(from);
    return tinted(of, Math.min(chroma, 63), hue);
  };
  return hexes({
    ...made(nights, colour, brandColour),
    ...made(lampByNight, accent, accentColour),
  });
}

/** Why a colour is shown as another one: its contrast with what it is seen against, and what is needed there. */
export interface Shift {
  shown: string;
  contrast: number;
  needed: number;
}

/** The contrasts of two colours with what each is seen against. */
export const contrastsOf = ({ colour, accent }: Colours): Record<keyof Colours, number> => ({
  colour: Color(colour).contrast(white),
  accent: Color(accent).contrast(darkestOf(paletteOf({ colour, accent }))),
});

/** Which of two colours are shown as another one: the first is behind white text, the second on the darkest shade. */
export function shiftsOf({ colour, accent }: Colours): Partial<Record<keyof Colours, Shift>> {
  const palette = paletteOf({ colour, accent });
  const shift = (
    chosen: string,
    shown: string | undefined,
    behind: ColorInstance,
    needed: number,
  ) =>
    shown !== undefined && Color(chosen).hex().toLowerCase() !== shown
      ? { shown, contrast: Color(chosen).contrast(behind), needed }
      : undefined;
  const brand = shift(colour, palette['brand-600'], white, forText);
  const lamp = shift(accent, palette['lamp-500'], darkestOf(palette), forLarge);
  return { ...(brand && { colour: brand }), ...(lamp && { accent: lamp }) };
}
