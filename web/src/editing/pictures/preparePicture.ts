import {
  type PictureFile,
  type PictureType,
  pictureLimits,
  pictureQualities,
} from '@lamplight/content/pictureFile';
import { sharedWidth, widthsUpTo } from '@lamplight/content/pictureSizes';
import { iconWidths, logoWidth } from '@lamplight/content/siteIcon';
import { picturesTexts } from '@lamplight/content/texts/staffArea/pictures';
import { bytesOf } from '../uploads/bytesOf.ts';
import { NotUsable } from '../uploads/notUsable.ts';
import { animationIn } from './animation.ts';

/** A size of a picture that is ready to be stored. */
type PreparedSize = Omit<PictureFile<Uint8Array<ArrayBuffer>>, 'sizes'>;

/** All sizes of a picture that is ready to be stored. */
interface PreparedPicture {
  widest: PreparedSize;
  others: PreparedSize[];
}

/** The result for a file: a picture in its own proportions, or a square one with all sizes of an icon. */
export type MadeInto = 'picture' | 'icon';

const maxFileBytes = 40_000_000;

/**
 * Makes the sizes of the picture in a file, upright and without metadata. The browser decodes, shrinks and
 * encodes: our own encoders would need permissions that the policy of pages forbids.
 * @throws NotUsable
 */
export async function preparePicture(
  file: Blob,
  as: MadeInto = 'picture',
): Promise<PreparedPicture> {
  if (file.size > maxFileBytes) {
    throw new NotUsable(picturesTexts.tooLargeFile);
  }
  const head = await bytesOf(file);
  refuseOthers(file.type, head);
  return preparedOf(await decoded(file, head), as);
}

/**
 * The same for a picture of another site, if that site allows it.
 * @throws NotUsable
 */
export async function preparePictureAt(
  url: string,
  as: MadeInto = 'picture',
): Promise<PreparedPicture> {
  return preparedOf(await bitmapAt(url), as);
}

/** The pixels of a picture at an address. @throws NotUsable */
export async function bitmapAt(url: string): Promise<ImageBitmap> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await image.decode();
  } catch (cause) {
    throw new NotUsable(picturesTexts.notAllowed, { cause });
  }
  try {
    return await createImageBitmap(image);
  } catch (cause) {
    // An SVG without a size has no pixels.
    throw new NotUsable(picturesTexts.noPicture, { cause });
  }
}

async function preparedOf(bitmap: ImageBitmap, as: MadeInto): Promise<PreparedPicture> {
  try {
    if (bitmap.width * bitmap.height > pictureLimits.pixels) {
      throw new NotUsable(picturesTexts.tooManyPixels);
    }
    return await (as === 'icon' ? iconOf(bitmap) : pictureOf(bitmap));
  } finally {
    bitmap.close();
  }
}

/** Formats that browsers may read, but that pages cannot show as a picture of fixed sizes. */
function refuseOthers(type: string, bytes: Uint8Array): void {
  const start = textOf(bytes.subarray(0, 1_000));
  if (type === 'image/svg+xml' || /^\s*(<\?xml|<!doctype svg|<svg)/i.test(start)) {
    throw new NotUsable(picturesTexts.svg);
  }
  if (animationIn(bytes)) {
    throw new NotUsable(picturesTexts.animated);
  }
}

const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

async function decoded(file: Blob, bytes: Uint8Array): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    const isHeic = /^....ftyp(heic|heix|hevc|mif1|msf1)/s.test(textOf(bytes.subarray(0, 12)));
    throw new NotUsable(isHeic ? picturesTexts.heic : picturesTexts.noPicture, { cause: error });
  }
}

async function pictureOf(bitmap: ImageBitmap): Promise<PreparedPicture> {
  const { width, height } = bitmap;
  const highest = Math.max(1, (width * pictureLimits.height) / height);
  const largest = Math.floor(Math.min(width, pictureLimits.width, highest));
  return sizesOf(bitmap, widthsUpTo(largest).toReversed(), await typeFor(bitmap));
}

/** A logo in a transparent square, in the sizes that pages and browsers request. */
function iconOf(bitmap: ImageBitmap): Promise<PreparedPicture> {
  const longest = Math.max(bitmap.width, bitmap.height);
  const from = nearly(bitmap, (bitmap.width * logoWidth) / longest);
  const scale = logoWidth / Math.max(from.width, from.height);
  const [width, height] = [from.width * scale, from.height * scale];
  const { canvas, context } = newCanvas(logoWidth, logoWidth);
  context.drawImage(from, (logoWidth - width) / 2, (logoWidth - height) / 2, width, height);
  const widths = new Set([...widthsUpTo(logoWidth), ...Object.values(iconWidths)]);
  return sizesOf(
    canvas,
    [...widths].toSorted((a, b) => b - a),
    'image/png',
  );
}

type Drawable = ImageBitmap | HTMLCanvasElement;

/**
 * Shrinks a picture to at most twice the target width, by halves: if a browser shrinks it further in one step,
 * it samples only a few of its pixels.
 */
function nearly(picture: Drawable, width: number): Drawable {
  let from = picture;
  while (from.width > width * 2) from = drawn(from, Math.ceil(from.width / 2));
  return from;
}

/** @param widths the widest first */
async function sizesOf(
  picture: Drawable,
  widths: readonly number[],
  type: PictureType,
): Promise<PreparedPicture> {
  const largest = widths[0] ?? 0;
  const sizes: PreparedSize[] = [];
  let from = picture;
  for (const each of widths) {
    from = nearly(from, each);
    const canvas = drawn(from, each);
    sizes.push(await encoded(canvas, type));
    if (each === sharedWidth(largest) && type !== 'image/jpeg') {
      // JPEG for link previews on other sites: some of them support nothing newer.
      sizes.push(await encoded(drawn(canvas, each, 'white'), 'image/jpeg'));
    }
  }
  const [first, ...others] = sizes;
  if (!first) throw new Error('A picture has no sizes');
  return { widest: first, others };
}

export function newCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

function drawn(picture: Drawable, width: number, background?: string): HTMLCanvasElement {
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  const { canvas, context } = newCanvas(width, height);
  if (background) {
    context.fillStyle = background;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** WebP; if a browser cannot write that, PNG for pictures with transparency and JPEG for all others. */
async function typeFor(bitmap: ImageBitmap): Promise<PictureType> {
  const small = drawn(bitmap, Math.min(bitmap.width, 100));
  const { type } = await blobOf(small, 'image/webp', 0.5);
  if (type === 'image/webp') return type;
  return isOpaque(small) ? 'image/jpeg' : 'image/png';
}

function isOpaque(canvas: HTMLCanvasElement): boolean {
  const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  for (let alpha = 3; data && alpha < data.length; alpha += 4) {
    if ((data[alpha] ?? 255) < 255) return false;
  }
  return true;
}

async function encoded(canvas: HTMLCanvasElement, type: PictureType): Promise<PreparedSize> {
  const { width, height } = canvas;
  for (const quality of pictureQualities(width)) {
    const blob = await blobOf(canvas, type, quality);
    if (blob.size <= pictureLimits.bytes) {
      return { bytes: new Uint8Array(await blob.arrayBuffer()), type, width, height };
    }
    if (type === 'image/png') break;
  }
  throw new NotUsable(picturesTexts.tooLarge);
}

export const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser encoded nothing'))),
      type,
      quality,
    );
  });
