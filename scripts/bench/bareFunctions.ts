import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { atTheEnd } from '../lib/endings.ts';
import { demoProject } from '../lib/firebaseTools.ts';
import { inRoot } from '../lib/places.ts';
import type { Ports } from '../lib/ports.ts';
import { tryKill } from '../lib/processes.ts';
import type { Stage } from '../lib/stage.ts';

const framework = inRoot('node_modules/@google-cloud/functions-framework/build/src/main.js');

/**
 * Runs the function `api` as the cloud does, without Hosting and the emulator of functions in front.
 * @returns its address and its pid
 */
export async function startBareFunctions(stage: Stage, ports: Ports) {
  // The port of Vite itself is taken: it stands for the whole range in which this run has its ports.
  const port = ports.vite + 1;
  const { pid = 0 } = spawn(
    process.execPath,
    [framework, '--target=api', `--source=${stage.path('functions')}`, `--port=${port}`],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        GCLOUD_PROJECT: demoProject,
        FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
        FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
      },
    },
  );
  const end = () => tryKill(pid, 'SIGTERM');
  atTheEnd({ orderly: async () => end(), atOnce: end });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const up = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => null,
    );
    if (up?.ok) return { address, pid };
    await pause(200);
  }
  throw new Error('The function did not answer');
}
