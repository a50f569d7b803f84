import Color from 'color';

/** The page behind the words of the title; see `paper` in the theme's tokens. */
const page = Color('#fffaf2');

/** What large text needs at least (WCAG 2.2, criterion 1.4.6). */
export const enoughContrast = 4.5;

/**
 * The contrast of a colour with the page, from 1 (not to be seen) to 21; null for a text that is no
 * colour.
 */
export function contrastWithPage(colour: string): number | null {
  if (!/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour)) return null;
  return Color(colour).contrast(page);
}
