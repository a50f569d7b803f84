/**
 * Renders the demo pictures to WebP beside this file.
 * All of them: `node content/demo/pictures/render.ts`; some: add the names as arguments.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pictures } from './source/index.ts';

const wanted = process.argv.slice(2);

for (const [name, draw] of Object.entries(pictures)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const drawing = sharp(Buffer.from(draw()));
  const { width } = await drawing.metadata();
  const quality = width > 800 ? 80 : 88; // Small pictures can afford smoother gradients.
  const image = await drawing.webp({ quality, effort: 6 }).toBuffer();
  await writeFile(new URL(`${name}.webp`, import.meta.url), image);
  console.log(`${name}.webp ${(image.length / 1024).toFixed(1)} kB`);
}
