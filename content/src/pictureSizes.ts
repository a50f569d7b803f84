/**
 * Pictures of the site itself come in several sizes, of which a browser takes the one that fits. The
 * address tells: beside `/pictures/lamp.1600w.webp`, 1,600 pixels wide, lie `lamp.1200w.webp` and
 * smaller ones. `npm run pictures` makes them. Pictures from elsewhere have one size.
 */

/** The widths that are made of a picture that is wider, in pixels. */
const smallerWidths = [240, 480, 800, 1200];

const sizedPattern = /^(\/[^/\\?#\s][^?#\s]*)\.([1-9]\d{1,3})w\.webp$/;

/** The widths of a picture that is so many pixels wide, its own last. */
export const widthsUpTo = (width: number): number[] => [
  ...smallerWidths.filter((each) => each < width),
  width,
];

/** What the file of a size is called. */
export const sizedName = (name: string, width: number): string => `${name}.${width}w.webp`;

/** The sizes of a picture, as `srcset` lists them; undefined where there is only one. */
export function pictureSizes(address: string): string | undefined {
  const [, name = '', width] = sizedPattern.exec(address) ?? [];
  if (!width) return undefined;
  const widths = widthsUpTo(Number(width));
  if (widths.length === 1) return undefined;
  return widths.map((each) => `${sizedName(name, each)} ${each}w`).join(', ');
}
