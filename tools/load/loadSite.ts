import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { buildStage } from '../../scripts/lib/buildStage.ts';
import type { Emulators } from '../../scripts/lib/emulators.ts';
import { ownStage } from '../../scripts/lib/ownStage.ts';
import { local } from '../../scripts/lib/places.ts';
import { saveData, savedData } from '../../scripts/lib/savedData.ts';
import { seedDemo } from '../../scripts/lib/seed.ts';
import { startDatabase } from '../../scripts/lib/testSite.ts';
import { spawnBare, startBareFunction } from '../bench/bareFunction.ts';
import { type BenchSite, signIn } from '../bench/benchSite.ts';
import { type Relay, startRelay } from './relay.ts';
import { storePictures } from './visitors.ts';

/** The functions that visitors ask. */
export type Target = 'site' | 'api' | 'pictures';

/** A process of a function. */
export type Instance = Awaited<ReturnType<typeof startBareFunction>>;

/**
 * The demo organisation in emulators of Firestore and Auth, and functions in processes of their own, as many as are
 * started, with the settings that a deploy has. They reach Firestore through the relay.
 */
export interface LoadSite extends Pick<BenchSite, 'stage' | 'ports'> {
  relay: Relay;
  /** The addresses of some pictures that staff have stored. */
  pictures: string[];
  /** The file in which the warnings and errors of the functions are found afterwards. */
  errors: string;
  /** Begins to start a process of a function, which has answered nothing when it listens. */
  spawn(target: Target): ReturnType<typeof spawnListening>;
  /** Starts a process of a function, and waits until it answers. */
  start(target: Target, settings?: Record<string, string>): Promise<Instance>;
  /** An ID token of the demo organisation's staff, for the API. It is valid for an hour. */
  token(): Promise<string>;
  /** Ends both emulators and starts them again with what they held, as `npm start` does between runs. */
  restartStore(): Promise<void>;
}

export async function startLoadSite(): Promise<LoadSite> {
  const { stage, ports } = await ownStage({});
  await buildStage(stage, ports);
  let emulators: Emulators = await startDatabase(stage, ports);
  await seedDemo(ports);
  const relay = await startRelay(ports.firestore);
  const pictures = await storePictures(ports);
  const ready = { site: '/', api: '/api/nav', pictures: pictures[0] ?? '' };
  const place = { stage, ports };
  const errors = local(`${stage.name}.errors.log`);
  rmSync(errors, { force: true });
  const ofAll = { firestore: relay.port, errors };
  const folder = stage.path('saved');
  return {
    ...place,
    relay,
    pictures,
    errors,
    spawn: (target) => spawnListening(place, { target, ...ofAll }),
    start: (target, settings = {}) =>
      startBareFunction(place, {
        target,
        ready: ready[target],
        settings,
        ...ofAll,
      }),
    token: () => signIn(place),
    async restartStore() {
      await saveData(ports, folder);
      await emulators.stop();
      emulators = await startDatabase(stage, ports, savedData(folder));
    },
  };
}

/** Begins to start a process of a function, and reports when it listens. */
export function spawnListening(...options: Parameters<typeof spawnBare>) {
  const spawned = spawnBare(...options);
  const { port } = spawned;
  return { ...spawned, address: `http://127.0.0.1:${port}`, listens: untilOpen(port) };
}

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 4_000; tries += 1) {
    if (await isOpen(port)) return;
    await pause(5);
  }
  throw new Error('The function did not start');
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });
