import { readFileSync, writeFileSync } from 'node:fs';
import { blockTypesFile, blockTypesSource } from './lib/blockTypes.ts';
import { command } from './lib/command.ts';
import { inRoot } from './lib/places.ts';

/**
 * `npm run rules`: lists the types of block, and writes the shapes of the content and the rights into
 * `firestore.rules`.
 */
await command('rules', async () => {
  const areOthers = update(blockTypesFile, blockTypesSource());
  // Imported now, because the shapes are those of the listed blocks.
  const { withShapes } = await import('./lib/rulesShape.ts');
  const rules = inRoot('firestore.rules');
  const isChanged = update(rules, withShapes(readFileSync(rules, 'utf8')));
  for (const [name, changed] of [
    ['content/src/blockTypes.ts', areOthers],
    ['firestore.rules', isChanged],
  ] as const)
    console.log(`${name} ${changed ? 'was changed' : 'is current'}.`);
  return 0;
});

/** @returns whether the file was another one before */
function update(file: string, after: string): boolean {
  const before = readFileSync(file, 'utf8');
  if (before === after) return false;
  writeFileSync(file, after);
  return true;
}
