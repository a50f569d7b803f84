import path from 'node:path';
import { command, Failure } from './lib/command.ts';
import { writeSizes } from './lib/pictureFiles.ts';
import { inRoot } from './lib/places.ts';

const folder = 'pictures';

/**
 * `npm run pictures -- evening.jpg …`: makes the sizes of pictures that the site itself is to serve, into
 * web/public/pictures, and prints the addresses that staff enter for them after the next deploy.
 */
await command(async (files) => {
  if (files.length === 0) throw new Failure('Name the pictures: npm run pictures -- evening.jpg');
  for (const file of files) {
    const sizes = await writeSizes(file, inRoot('web/public', folder), nameOf(file)).catch(
      (error: Error) => {
        throw new Failure(`${file} could not be made smaller: ${error.message}.`);
      },
    );
    console.log(`/${folder}/${sizes.at(-1)}`);
  }
  return 0;
});

/** The name of a file as an address can hold it: `Évening (2).jpg` becomes `evening-2`. */
function nameOf(file: string): string {
  const plain = path.parse(file).name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const name = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  if (!name) throw new Failure(`${file} needs a name of letters or digits.`);
  return name;
}
