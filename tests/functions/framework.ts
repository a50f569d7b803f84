import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';

const framework = fileURLToPath(
  import.meta.resolve('@google-cloud/functions-framework').replace(/index\.js$/, 'main.js'),
);

/** A process that runs the built function as the cloud does. */
export interface Running {
  address: string;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
  /** All that it has logged. */
  logged(): string;
}

/** Which of the functions runs, and how. */
interface Choice {
  /** Its name; `api` if not given. */
  target?: string;
  /** How the cloud calls it. */
  signature?: 'http' | 'cloudevent';
  /** Environment variables of its own. */
  settings?: Record<string, string>;
  /** The folder of the site whose functions they are; the one under test if not given. */
  stage?: string;
  /** That it cannot answer what it is asked first: it is there once it listens. */
  unwell?: boolean;
}

/**
 * Starts the function `api` of the site under test in a process of its own, on the emulated store.
 * @param project the project in the store, so that tests of limits are by themselves
 * @param settings environment variables of its own
 */
export const startFunction = (project: string, settings: Record<string, string> = {}) =>
  startAny(project, { settings });

/** Starts any function of the site under test so. */
export async function startAny(project: string, choice: Choice): Promise<Running> {
  const { target = 'api', signature = 'http', settings = {}, unwell = false } = choice;
  const { stage = process.env.LAMPLIGHT_STAGE ?? '' } = choice;
  const port = await getPort();
  const source = path.join(stage, 'functions');
  const how = [`--target=${target}`, `--signature-type=${signature}`, `--port=${port}`];
  const child = spawn(process.execPath, [framework, `--source=${source}`, ...how], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, GCLOUD_PROJECT: project, NODE_ENV: 'production', ...settings },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (log += data));
  const address = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${address}/api/nav`).then(
      ({ ok }) => ok,
      () => false,
    );
  // Asking any other than the API would make it work.
  const listens = () => isOpen(port);
  await until(target === 'api' && !unwell ? answers : listens, child).catch((error) => {
    child.kill('SIGKILL');
    throw new Error(`The function ${target} did not start: ${log}`, { cause: error });
  });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { address, kill, logged: () => log };
}

async function until(isReady: () => Promise<boolean>, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}`);
    if (await isReady()) return;
    await pause(50);
  }
  throw new Error('It did not answer');
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () =>
      resolve(false),
    );
    socket.once('connect', () => socket.destroy());
  });
