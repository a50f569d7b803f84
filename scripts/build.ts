import path from 'node:path';
import { build, foldersIn, productionFolders } from './lib/build.ts';
import { command, Failure } from './lib/command.ts';

/**
 * Builds for the cloud, or with an argument into that folder. What a local build needs to know of
 * its emulators is in the variable VITE_EMULATORS.
 */
await command('build', async ({ words: [folder] }) => {
  process.env.NODE_ENV = 'production';
  // Builds for the cloud must not use emulators, even if the environment names some.
  if (!folder) delete process.env.VITE_EMULATORS;
  try {
    await build(folder ? foldersIn(path.resolve(folder)) : productionFolders);
  } catch (error) {
    throw new Failure(`The build failed: ${error instanceof Error ? error.message : error}`);
  }
  if (!folder) console.log('Built web/dist/client, web/dist/server and functions/lib.');
  return 0;
});
