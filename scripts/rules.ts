import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiReference, referenceFile } from './lib/apiReference.ts';
import { command } from './lib/command.ts';
import { editorsChapter, editorsFile } from './lib/handbook.ts';
import { inRoot, root } from './lib/places.ts';
import { withShapes } from './lib/rulesShape.ts';

/**
 * `npm run rules`: writes the shapes of the content into `firestore.rules`, and what is derived from it in `docs`:
 * the handbook's chapter about the editors and the reference of the API.
 */
await command('rules', async () => {
  for (const [file, textFor] of [
    [inRoot('firestore.rules'), withShapes],
    [editorsFile, editorsChapter],
    [referenceFile, apiReference],
  ] as const) {
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const after = textFor(before);
    writeFileSync(file, after);
    console.log(`${path.relative(root, file)} ${before === after ? 'is current' : 'was changed'}.`);
  }
  return 0;
});
