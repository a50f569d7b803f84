import { execa } from 'execa';
import { endWith } from './endings.ts';
import { Failure } from './failure.ts';
import { inRoot } from './places.ts';
import type { Ports } from './ports.ts';
import { copyPictures } from './prepareStage.ts';
import type { Stage } from './stage.ts';

/** What a local web build is told of its emulators, as JSON in the variable VITE_EMULATORS. */
export const emulatorsForWeb = (ports: Ports) =>
  JSON.stringify({
    auth: `http://127.0.0.1:${ports.auth}`,
    firestore: { host: '127.0.0.1', port: ports.firestore },
  });

/**
 * Builds the site into a prepared stage, in a process of its own, since the builders read their
 * settings from the environment and keep memory that nobody needs afterwards.
 * @throws Failure after the builders have said on stderr what is wrong.
 */
export async function buildStage(stage: Stage, ports: Ports): Promise<void> {
  const building = execa(process.execPath, [inRoot('scripts/build.ts'), stage.folder], {
    ...{ stdio: 'inherit', reject: false },
    env: { VITE_EMULATORS: emulatorsForWeb(ports) },
  });
  endWith(building);
  const { failed } = await building;
  if (failed) throw new Failure('Lamplight was not started, because its build failed.');
  copyPictures(stage);
}
