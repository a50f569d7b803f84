/**
 * Renders the demo pictures to WebP next to this file, in all their sizes, and to the JPEG that messengers show.
 * All of them: `node content/demo/pictures/render.ts`; some: add the names as arguments.
 */
import { writeSizes } from '../../../scripts/lib/pictureFiles.ts';
import { pictures } from './source/index.ts';

const wanted = process.argv.slice(2);

for (const [name, draw] of Object.entries(pictures)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const files = await writeSizes(Buffer.from(draw()), import.meta.dirname, name);
  console.log(files.join('  '));
}
