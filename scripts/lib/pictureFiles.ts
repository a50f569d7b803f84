import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { sizedName, widthsUpTo } from '../../content/src/pictureSizes.ts';

/** The widest that any page shows, in pixels. */
const widest = 1600;

/**
 * Writes a picture in all its sizes, as WebP, upright and without what the camera noted besides.
 * @param picture its file, or what is in it
 * @param name without an ending
 * @returns the names of the files, the widest last. Rejects where it is no picture
 */
export async function writeSizes(
  picture: string | Buffer,
  folder: string,
  name: string,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const { autoOrient } = await sharp(picture).metadata();
  const files: string[] = [];
  // Small pictures can afford smoother gradients.
  const quality = autoOrient.width > 800 ? 80 : 88;
  for (const width of widthsUpTo(Math.min(autoOrient.width, widest))) {
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
