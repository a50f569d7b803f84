import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { sharedWidth, sizedName, widthsUpTo } from '@lamplight/content/pictureSizes';
import sharp from 'sharp';

/** The widest that any page shows, in pixels. */
const widest = 1600;

/**
 * Writes a picture in all its sizes, as WebP, and as the JPEG that messengers show, upright and without the camera's notes.
 * @param picture its file, or what is in it
 * @param name without an ending
 * @returns the names of the files, the widest WebP last. Rejects where it is no picture
 */
export async function writeSizes(
  picture: string | Buffer,
  folder: string,
  name: string,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const { autoOrient } = await sharp(picture).metadata();
  const widthOfAll = Math.min(autoOrient.width, widest);
  const width = sharedWidth(widthOfAll);
  const shared = `${name}.${width}w.jpg`;
  const jpeg = sharp(picture).autoOrient().resize({ width }).flatten({ background: '#fff' });
  await jpeg.jpeg({ quality: 80, mozjpeg: true }).toFile(path.join(folder, shared));
  const files = [shared];
  // Small pictures can afford smoother gradients.
  const quality = autoOrient.width > 800 ? 80 : 88;
  for (const width of widthsUpTo(widthOfAll)) {
    const file = sizedName(name, width);
    await sharp(picture)
      .autoOrient()
      .resize({ width })
      .webp({ quality, effort: 6 })
      .toFile(path.join(folder, file));
    files.push(file);
  }
  return files;
}
