/**
 * How light `#rgb` or `#rrggbb` is, from 0 to 1 (WCAG 2.2, relative luminance); NaN for any other text. The
 * library for palettes is not used here: visitors and editors would wait for it.
 */
export function luminanceOf(colour: string): number {
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
