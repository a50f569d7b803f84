import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { Failure, onExit } from './command.ts';
import { type Emulators, startEmulators } from './emulators.ts';
import { demoProject } from './firebaseTools.ts';
import { inRoot, type Stage } from './places.ts';
import type { Ports } from './ports.ts';

/** A site's initial data: a folder with saved data, or a function that fills it. */
export type Beginning = { saved: string } | { fill: () => Promise<void> };

/**
 * Starts the emulators of a built site and fills them. Resolves when the site itself says that all is there.
 * @throws Failure as `waitUntilReady` does
 */
export async function startSite(
  stage: Stage,
  ports: Ports,
  environment: NodeJS.ProcessEnv,
  beginning: Beginning,
): Promise<Emulators> {
  const saved = 'saved' in beginning ? beginning.saved : undefined;
  const emulators = startEmulators(stage, ports, environment, { saved });
  const isUp = (url: string) => waitUntilReady(emulators, stage, url);
  if ('fill' in beginning) {
    // The site is not ready before it is filled, so the emulators show when that can start.
    for (const port of [ports.auth, ports.firestore]) await isUp(`http://127.0.0.1:${port}/`);
    await beginning.fill();
  }
  await isUp(`http://127.0.0.1:${ports.hosting}/api/health`);
  startPublishing(stage, ports, environment);
  return emulators;
}

/** Starts what publishes drafts at their times, which the emulators never run. It ends with this process. */
function startPublishing(stage: Stage, ports: Ports, environment: NodeJS.ProcessEnv): void {
  const log = openSync(stage.path('publishing.log'), 'w');
  const child = spawn(process.execPath, [inRoot('scripts/lib/publishLocally.ts')], {
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
    env: {
      ...environment,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
      GCLOUD_PROJECT: demoProject,
      METADATA_SERVER_DETECTION: 'none',
    },
  });
  closeSync(log);
  child.unref();
  child.channel?.unref();
  onExit({ orderly: async () => void child.kill(), atOnce: () => void child.kill('SIGKILL') });
}

/**
 * Waits until `url` answers with 200.
 * @throws Failure with what the emulators said, when they end, cannot load the functions or two
 * minutes pass.
 */
export async function waitUntilReady(
  emulators: Emulators,
  stage: Stage,
  url: string,
): Promise<void> {
  const file = stage.path('emulators.log');
  const deadline = Date.now() + 120_000;
  let what: string | undefined;
  while (!what) {
    if (await answers(url)) return;
    if (!emulators.running()) what = 'The emulators ended while starting';
    else if (unloadable.test(log(file))) what = 'The functions could not be loaded';
    else if (Date.now() > deadline) what = 'The site did not answer within two minutes';
    await Promise.race([emulators.ended, pause(100)]);
  }
  const last = lastWords(log(file));
  throw new Failure(`${what}${last ? ` (${last})` : ''}: see ${file}.`);
}

/** What firebase-tools says when it goes on without the functions. */
const unloadable = /Failed to load function definition/;

const log = (file: string) => readFileSync(file, 'utf8');

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(10_000) })).ok;
  } catch {
    // Not up yet.
    return false;
  }
}

/** The line of the emulators' log that says best what went wrong. */
export function lastWords(log: string): string | undefined {
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const telling = lines.findLast((line) => /error|failed|could not|not open/i.test(line));
  return (telling ?? lines.at(-1))?.replace(/^\W+/, '').replace(/\.$/, '');
}
