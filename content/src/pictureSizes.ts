import { sizeAt } from './pictureFile.ts';
import { withoutFocus } from './pictureFocus.ts';

/**
 * Pictures of the site itself come in several sizes, and a browser takes the one that fits. The
 * address tells: next to `/pictures/lamp.1600w.webp`, 1,600 pixels wide, lie `lamp.1200w.webp` and
 * smaller ones. The staff area makes them of what is uploaded. Pictures from elsewhere have one size.
 */

/** The widths that are made of a picture that is wider, in pixels. */
const smallerWidths = [240, 480, 800, 1200];

const sizedPattern = /^(\/[^/\\?#\s][^?#\s]*)\.([1-9]\d{1,3})w\.(webp|jpg|png)$/;

/** The widths of a picture that is so many pixels wide, its own last. */
export const widthsUpTo = (width: number): number[] => [
  ...smallerWidths.filter((each) => each < width),
  width,
];

/** The file name of a size. */
export const sizedName = (name: string, width: number): string => `${name}.${width}w.webp`;

/** The sizes of a picture, as `srcset` lists them; undefined where there is only one. */
export function pictureSizes(address: string): string | undefined {
  const { name, width, ending } = partsOf(address) ?? {};
  if (!name || !width) return undefined;
  const widths = widthsUpTo(width);
  if (widths.length === 1) return undefined;
  return widths.map((each) => `${name}.${each}w.${ending} ${each}w`).join(', ');
}

/** The smallest size of a picture, for where many are seen at once. */
export const smallestSize = (address: string): string =>
  pictureSizes(address)?.split(' ')[0] ?? withoutFocus(address);

/** How wide a picture is where a link to its page is shown, in pixels, of one that is so many wide. */
export const sharedWidth = (width: number): number => Math.min(width, 1_200);

/** The size of a picture that is shown with a link to its page: a JPEG of those that staff stored and of the demo's. */
export function sharedPicture(address: string): string {
  const own = withoutFocus(address);
  const hasJpeg = sizeAt(own) !== undefined || own.startsWith('/demo/');
  const { name, width } = (hasJpeg && partsOf(own)) || {};
  return width ? `${name}.${sharedWidth(width)}w.jpg` : own;
}

/** Few messengers show WebP, none SVG. The type is at the end of a path, or a value of a query. */
const notInMessages =
  /\.(webp|avif|svgz?|hei[cf])($|[?#])|=(image(\/|%2f))?(webp|avif|svg(%2bxml)?|hei[cf])($|[&#])/i;

/** Whether messengers show the picture at a whole address, as far as that tells. */
export const isShownInMessages = (address: string): boolean =>
  address !== '' && !notInMessages.test(address);

/** What the address of one of several sizes says, if it is one. */
function partsOf(address: string) {
  const own = withoutFocus(address);
  const [, name = '', width, ending] = sizedPattern.exec(own) ?? [];
  const hasSizes = ending === 'webp' || sizeAt(own) !== undefined;
  return width && hasSizes ? { name, width: Number(width), ending } : undefined;
}
