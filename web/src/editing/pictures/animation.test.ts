import sharp from 'sharp';
import { expect, test } from 'vitest';
import { animationIn } from './animation.ts';

/** Frames of noise, one below the other. */
const raw = (frames: number) => ({
  pixels: Buffer.from(Array.from({ length: 20 * 20 * frames * 3 }, (_, at) => (at * 7_919) % 251)),
  options: { raw: { width: 20, height: 20 * frames, channels: 3, pageHeight: 20 } } as const,
});

const picture = (frames: number) => sharp(raw(frames).pixels, raw(frames).options);
const still = () => picture(1);

test.each([1, 2, 3])('detects a GIF and a WebP of %s frames', async (frames) => {
  expect(animationIn(await picture(frames).gif().toBuffer())).toBe(frames > 1);
  expect(animationIn(await picture(frames).webp().toBuffer())).toBe(frames > 1);
});

test('a transparent WebP is not animated', async () => {
  expect(animationIn(await still().ensureAlpha(0.5).webp().toBuffer())).toBe(false);
});

test('a PNG declares animation before its pixels', async () => {
  const png = await still().png().toBuffer();
  expect(animationIn(png)).toBe(false);
  // Behind its signature and its head.
  const head = 8 + 25;
  const part = Buffer.alloc(20);
  part.writeUInt32BE(8);
  part.write('acTL', 4, 'latin1');
  expect(animationIn(Buffer.concat([png.subarray(0, head), part, png.subarray(head)]))).toBe(true);
});

test('photos and other files are not animated', async () => {
  expect(animationIn(await still().jpeg().toBuffer())).toBe(false);
  expect(animationIn(await still().avif().toBuffer())).toBe(false);
  for (const text of ['', 'Dear all', 'GIF89a', 'RIFF', 'GIF89a;;;;;;;!!!!', '\u0089PNG'])
    expect(animationIn(Buffer.from(text, 'latin1')), text).toBe(false);
});

test('a truncated file causes no endless loop', async () => {
  const gif = await picture(3).gif().toBuffer();
  for (let length = 0; length < gif.length; length += 1)
    expect(typeof animationIn(gif.subarray(0, length))).toBe('boolean');
});
