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

/**
 * How light `#rgb` or `#rrggbb` is, from 0 to 1 (WCAG 2.2, relative luminance); NaN for any other text. The
 * library for palettes is not used here: every editor would wait for it.
 */
function luminanceOf(colour: string): number {
  const [, digits = ''] = colour.match(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i) ?? [];
  const each = digits.length / 3;
  const [red, green, blue] = [0, 1, 2].map((part) => {
    const share =
      Number.parseInt(
        digits.slice(part * each, part * each + each).repeat(each === 1 ? 2 : 1),
        16,
      ) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * Number(red) + 0.7152 * Number(green) + 0.0722 * Number(blue);
}
