import { languageOf } from '@lamplight/content/languages';
import type { Organisation } from '@lamplight/content/organisation';
import { facesOf, familiesOf } from './fonts.ts';
import { nightOf, paletteOf } from './palette.ts';

/** What an organisation chose of how its pages look. */
export type Look = Pick<Organisation, 'colour' | 'accent' | 'typefaces' | 'corners' | 'language'>;

const own = familiesOf('lamplight');

const straight = { 'radii-md': '0', 'radii-xl': '0', 'radii-2xl': '0', 'radii-button': '0' };

/**
 * The styles in which pages differ from the site's own look: typefaces, and other values for tokens, which
 * Chakra has as custom properties of the root. Nothing of them is a text that someone typed.
 */
export function lookCss({ colour, accent, typefaces, corners, language }: Look): string {
  const { heading, body } = familiesOf(typefaces);
  const palette = Object.entries(paletteOf({ colour, accent })).map(
    ([token, value]) => [`colors-${token}`, value] as const,
  );
  const properties = [
    ...palette,
    ...(heading === own.heading
      ? []
      : Object.entries({ 'fonts-heading': heading, 'fonts-body': body })),
    ...(corners === 'straight' ? Object.entries(straight) : []),
  ].map(([token, value]) => `--chakra-${token}:${value}`);
  const faces = facesOf(typefaces, languageOf(language));
  return faces + (properties.length > 0 ? `:root{${properties.join(';')}}` : '');
}

/** What differs in the staff area, which looks so by day and by night. */
export function staffLookCss(look: Look): string {
  const day = paletteOf(look);
  const properties = [
    ...Object.entries(nightOf(look)),
    // These two are no steps of a palette: what is made of the colours stands for what they are used for.
    ...[
      ['border', 'border'],
      ['fg-muted', 'muted'],
    ].flatMap(([token = '', night]) =>
      day[token]
        ? [[token, `light-dark(${day[token]}, var(--chakra-colors-night-${night}))`] as const]
        : [],
    ),
  ].map(([token, value]) => `--chakra-colors-${token}:${value}`);
  return lookCss(look) + (properties.length > 0 ? `:root{${properties.join(';')}}` : '');
}
