/**
 * Renders the demo pictures to WebP in all their sizes, and to the JPEG that messengers show.
 * All of them: `npx node tools/demoPictures/render.ts`; some: add the names as arguments.
 */

import { inRoot } from '../../scripts/lib/places.ts';
import { pictures } from './index.ts';
import { writeSizes } from './pictureFiles.ts';

const wanted = process.argv.slice(2);

for (const [name, draw] of Object.entries(pictures)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const files = await writeSizes(Buffer.from(draw()), inRoot('content/demo/pictures'), name);
  console.log(files.join('  '));
}
