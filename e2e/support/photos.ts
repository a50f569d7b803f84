import sharp from 'sharp';

/** A file as it is chosen in a browser. */
export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The colours of the corners of a photo, as it is meant to be seen. */
export const corners = {
  topLeft: { r: 220, g: 40, b: 40 },
  topRight: { r: 40, g: 160, b: 60 },
  bottomLeft: { r: 40, g: 70, b: 210 },
  bottomRight: { r: 235, g: 200, b: 50 },
};

/**
 * A photo as a phone that is held upright takes it: stored lying on its side, with a note to turn it, the place and the
 * camera.
 * @param width in pixels; a phone's 12 megapixels where nothing else is said
 */
export async function phonePhoto(width = 3_024): Promise<PhotoFile> {
  const height = (width * 4) / 3;
  const [half, middle] = [width / 2, height / 2];
  const tile = (background: { r: number; g: number; b: number }) => ({
    create: { width: half, height: middle, channels: 3 as const, background },
  });
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const grain = await sharp({ create: { width, height, channels: 3, background: 'grey', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const upright = await sharp(grain)
    .composite([
      { input: tile(corners.topLeft), left: 0, top: 0, blend: 'hard-light' },
      { input: tile(corners.topRight), left: half, top: 0, blend: 'hard-light' },
      { input: tile(corners.bottomLeft), left: 0, top: middle, blend: 'hard-light' },
      { input: tile(corners.bottomRight), left: half, top: middle, blend: 'hard-light' },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const buffer = await sharp(upright)
    .rotate(-90)
    .withExif({
      IFD0: { Make: 'Lampphone', Model: 'L1' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 3230/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 4366/100',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer };
}

/** A small picture of one colour. */
export async function smallPhoto(background: string, name = 'small.png'): Promise<PhotoFile> {
  const create = { width: 600, height: 400, channels: 3 as const, background };
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}
