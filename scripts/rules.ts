import { readFileSync, writeFileSync } from 'node:fs';
import { command } from './lib/command.ts';
import { inRoot } from './lib/places.ts';
import { withShapes } from './lib/rulesShape.ts';

/** `npm run rules`: writes the shapes of the content and the rights into `firestore.rules`. */
await command('rules', async () => {
  const file = inRoot('firestore.rules');
  const before = readFileSync(file, 'utf8');
  const after = withShapes(before);
  writeFileSync(file, after);
  console.log(`firestore.rules ${before === after ? 'is current' : 'was changed'}.`);
  return 0;
});
