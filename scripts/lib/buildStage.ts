import { spawn } from 'node:child_process';
import { atTheEnd } from './endings.ts';
import { Failure } from './failure.ts';
import { inRoot } from './places.ts';
import type { Ports } from './ports.ts';
import { copyPictures } from './prepareStage.ts';
import { tryKill } from './processes.ts';
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
  const child = spawn(process.execPath, [inRoot('scripts/build.ts'), stage.folder], {
    stdio: 'inherit',
    env: { ...process.env, VITE_EMULATORS: emulatorsForWeb(ports) },
  });
  atTheEnd({ orderly: async () => tryKillChild(), atOnce: tryKillChild });
  const status = await new Promise((resolve) => child.once('exit', resolve));
  if (status !== 0) throw new Failure('Lamplight was not started, because its build failed.');
  copyPictures(stage);

  function tryKillChild() {
    if (child.pid && child.exitCode === null) tryKill(child.pid, 'SIGTERM');
  }
}
