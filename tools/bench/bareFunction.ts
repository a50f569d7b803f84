import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { execa } from 'execa';
import { endWith } from '../../scripts/lib/command.ts';
import { demoProject } from '../../scripts/lib/firebaseTools.ts';
import { inRoot } from '../../scripts/lib/places.ts';
import type { BenchSite } from './benchSite.ts';

const framework = inRoot('node_modules/@google-cloud/functions-framework/build/src/main.js');

/** The function that runs instead of the site’s `api`. */
interface Options {
  /** The folder of its package. */
  source?: string;
  target?: string;
  /** Settings that differ from those of functions/.env. */
  settings?: Record<string, string>;
  /** The port of Firestore, if it is not asked directly. */
  firestore?: number;
  /** A file to which its warnings and errors are added. */
  errors?: string;
}

let spawned = 0;

/**
 * Runs a function as the cloud does, without Hosting and the emulator of functions in front, with the
 * settings of functions/.env.
 * @returns its process, its port, that of Node's inspector, and how to end it before the command ends
 */
export function spawnBare(
  { stage, ports }: Pick<BenchSite, 'stage' | 'ports'>,
  options: Options = {},
) {
  const { source = stage.path('functions'), target = 'api' } = options;
  const { settings, firestore = ports.firestore, errors } = options;
  // The port of Vite itself is taken: it stands for the whole range in which this run has its ports.
  spawned += 1;
  const port = ports.vite + spawned;
  // The inspector listens there only after the process is sent SIGUSR1.
  const inspectPort = port + 500;
  const child = execa(
    process.execPath,
    [
      `--inspect-port=${inspectPort}`,
      framework,
      `--target=${target}`,
      `--source=${source}`,
      `--port=${port}`,
      '--signature-type=http',
    ],
    {
      stdin: 'ignore',
      stdout: 'ignore',
      reject: false,
      stderr: errors ? { file: errors, append: true } : 'ignore',
      env: {
        ...parseEnv(readFileSync(stage.path('functions/.env'), 'utf8')),
        NODE_ENV: 'production',
        GCLOUD_PROJECT: demoProject,
        ...settings,
        FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
        FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
        METADATA_SERVER_DETECTION: 'none',
      },
    },
  );
  endWith(child);
  const end = () => void child.kill();
  return { process: child, pid: child.pid ?? 0, port, inspectPort, end };
}

/**
 * Runs a function so, and waits for it.
 * @param ready a path that it answers with 200 when it is ready
 * @returns its address and its pid
 */
export async function startBareFunction(
  site: Pick<BenchSite, 'stage' | 'ports'>,
  { ready = '/api/nav', ...options }: Options & { ready?: string } = {},
) {
  const { port, ...running } = spawnBare(site, options);
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(address + ready, { signal: AbortSignal.timeout(2_000) }).catch(
      () => null,
    );
    if (response?.ok) return { address, ...running };
    await pause(200);
  }
  throw new Error('The function did not answer');
}

/** How many seconds a process has computed so far; Linux only, elsewhere NaN. */
export function computedSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; after the last bracket, fields 14 and 15 are user and system time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

/** The memory that a process uses now, in MB; Linux only, elsewhere NaN. */
export function memoryOf(pid: number): number {
  return numberIn(pid, 'VmRSS');
}

/** The most memory that a process has used so far, in MB; Linux only, elsewhere NaN. */
export function peakMemory(pid: number): number {
  return numberIn(pid, 'VmHWM');
}

function numberIn(pid: number, name: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [, kilobytes] = new RegExp(`${name}:\\s+(\\d+) kB`).exec(status) ?? [];
    return Number(kilobytes) / 1_000;
  } catch {
    return Number.NaN;
  }
}
