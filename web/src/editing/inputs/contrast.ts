import { luminanceOf } from '@lamplight/content/luminance';

/** The background of the title's words: `paper` in the theme's tokens. */
const page = '#fffaf2';

/** The least contrast of large text (WCAG 2.2, criterion 1.4.6). */
export const enoughContrast = 4.5;

/** The contrast of a colour with the page, from 1 (invisible) to 21; null for a text that is no colour. */
export function contrastWithPage(colour: string): number | null {
  const [dark, light] = [luminanceOf(colour), luminanceOf(page)].sort((a, b) => a - b);
  const contrast = (Number(light) + 0.05) / (Number(dark) + 0.05);
  return Number.isNaN(contrast) ? null : contrast;
}

/** A contrast as text, rounded down: 4.46 isn't enough where 4.5 is needed. */
export const contrastText = (contrast: number): string =>
  `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`;
