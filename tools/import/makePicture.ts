import { createHash } from 'node:crypto';
import {
  type LibraryPicture,
  libraryPictureSchema,
  newLibraryPicture,
} from '@lamplight/content/libraryPicture';
import {
  type PictureFile,
  pictureAddress,
  pictureLimits,
  pictureQualities,
  sizeName,
} from '@lamplight/content/pictureFile';
import { sharedWidth, widthsUpTo } from '@lamplight/content/pictureSizes';
import sharp from 'sharp';
import { NotFetched } from './fetchPicture.ts';

/** A picture as it is to be stored. */
export interface MadePicture {
  /** The SHA-256 of its widest size, in hexadecimal digits. */
  id: string;
  content: LibraryPicture;
  /** All sizes by their hashes, the widest last. */
  files: Map<string, PictureFile<Buffer>>;
  /** Whether it was animated, which pictures of the library are not. */
  moved: boolean;
}

const formats = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif'];

/**
 * Makes the sizes of a picture, upright, without what the camera noted besides, as the staff area does of what is
 * uploaded (`preparePicture.ts` in `web`).
 * @param name what it is called in the library
 * @throws NotFetched where the bytes are no picture that pages can show
 */
export async function makePicture(bytes: Buffer, name: string): Promise<MadePicture> {
  const { format, pages = 1, autoOrient } = await metadataOf(bytes);
  if (!formats.includes(format))
    throw new NotFetched(`it is ${format.toUpperCase()}, which the library does not take`);
  const { width: full, height } = autoOrient;
  const highest = Math.max(1, (full * pictureLimits.height) / height);
  const width = Math.floor(Math.min(full, pictureLimits.width, highest));
  const others: Record<string, string> = {};
  const files: MadePicture['files'] = new Map();
  const sizes = widthsUpTo(width).map((each) => [each, 'webp'] as const);
  for (const [each, type] of [[sharedWidth(width), 'jpeg'] as const, ...sizes]) {
    const size = await sizeOf(bytes, each, type);
    const isWidest = type === 'webp' && each === width;
    const hash = createHash('sha256').update(size.bytes).digest('hex');
    files.set(hash, { ...size, sizes: isWidest ? others : {} });
    if (!isWidest) others[sizeName(size)] = hash;
  }
  const [id, last] = [...files].at(-1) ?? [];
  if (!id || !last) throw new Error('A picture has no sizes');
  const file = {
    address: pictureAddress(id, sizeName(last)),
    width: last.width,
    height: last.height,
  };
  const named = libraryPictureSchema.safeParse(newLibraryPicture(file, name));
  const content = named.data ?? newLibraryPicture(file, '');
  return { id, content, files, moved: pages > 1 };
}

async function metadataOf(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: pictureLimits.pixels }).metadata();
  } catch (error) {
    throw new NotFetched('what is there is no picture', { cause: error });
  }
}

async function sizeOf(bytes: Buffer, width: number, format: 'webp' | 'jpeg') {
  for (const quality of pictureQualities(width).map((each) => Math.round(each * 100))) {
    const upright = sharp(bytes, {
      limitInputPixels: pictureLimits.pixels,
      failOn: 'error',
    }).autoOrient();
    const resized = upright.resize({ width });
    const drawn =
      format === 'webp'
        ? resized.webp({ quality })
        : resized.flatten({ background: 'white' }).jpeg({ quality, mozjpeg: true });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true }).catch(damaged);
    if (data.length <= pictureLimits.bytes) {
      const type = `image/${format}` as const;
      return { bytes: data, type, width: info.width, height: info.height };
    }
  }
  throw new NotFetched('it takes too many bytes');
}

const damaged = (cause: unknown): never => {
  throw new NotFetched('the picture is damaged', { cause });
};
