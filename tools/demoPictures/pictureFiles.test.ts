import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSizes } from './pictureFiles.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#662d91' } }).jpeg();

const sizeOf = async (file: string) => {
  const { width, height, format } = await sharp(path.join(folder, file)).metadata();
  return { width, height, format };
};

test('a picture is written in its sizes, none wider than pages show', async () => {
  const files = await writeSizes(await blank(3200, 1600).toBuffer(), folder, 'lamp');
  const sizes = [240, 480, 800, 1200, 1600].map((width) => `lamp.${width}w.webp`);
  expect(files).toEqual(['lamp.1200w.jpg', ...sizes]);
  expect(await sizeOf('lamp.1200w.jpg')).toEqual({ width: 1200, height: 600, format: 'jpeg' });
  expect(readdirSync(folder).sort()).toEqual(files.toSorted());
  expect(await sizeOf('lamp.480w.webp')).toEqual({ width: 480, height: 240, format: 'webp' });
});

test('a picture taken sideways is turned upright and loses the camera’s metadata', async () => {
  const taken = await blank(400, 200).withMetadata({ orientation: 6 }).toBuffer();
  expect(await writeSizes(taken, folder, 'lamp')).toEqual(['lamp.200w.jpg', 'lamp.200w.webp']);
  expect(await sizeOf('lamp.200w.webp')).toMatchObject({ width: 200, height: 400 });
  expect((await sharp(path.join(folder, 'lamp.200w.webp')).metadata()).exif).toBeUndefined();
});

test('rejects files that are not pictures', async () => {
  await expect(writeSizes(Buffer.from('lamp'), folder, 'lamp')).rejects.toThrow();
});
