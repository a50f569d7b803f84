import type { Organisation } from '@lamplight/content/organisation';
import { facesOf, familiesOf } from './fonts.ts';
import { paletteOf } from './palette.ts';

/** What an organisation chose of how its pages look. */
export type Look = Pick<Organisation, 'colour' | 'accent' | 'typefaces' | 'corners' | 'language'>;

const own = familiesOf('lamplight');

const straight = { 'radii-md': '0', 'radii-xl': '0', 'radii-2xl': '0', 'radii-button': '0' };

/**
 * The styles in which pages differ from the site's own look: typefaces, and other values for tokens, which
 * Chakra has as custom properties of the root. Nothing of them is a text that somebody typed.
 */
export function lookCss({ colour, accent, typefaces, corners }: Omit<Look, 'language'>): string {
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
  return facesOf(typefaces) + (properties.length > 0 ? `:root{${properties.join(';')}}` : '');
}
