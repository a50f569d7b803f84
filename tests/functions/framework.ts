import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const framework = fileURLToPath(
  import.meta.resolve('@google-cloud/functions-framework').replace(/index\.js$/, 'main.js'),
);

/**
 * Node tells a preloaded program where its servers listen (documented with `diagnostics_channel`). The system
 * chooses the port: if it were chosen beforehand, another process could take it within half a second, and answer.
 */
const tellPort = `data:text/javascript,${encodeURIComponent(
  "import { subscribe } from 'node:diagnostics_channel';" +
    "subscribe('tracing:net.server.listen:asyncEnd', ({ server }) => process.send(server.address().port));",
)}`;

/** Has the time of a program moved by messages from the one that started it. */
const movableClock = `data:text/javascript,${encodeURIComponent(
  "const now = Date.now; let ahead = 0; process.on('message', (message) => { ahead = message.ahead; process.send('moved'); });" +
    'Date.now = () => now() + ahead;',
)}`;

/** A process that runs the built function as the cloud does. */
export interface Running {
  address: string;
  pid: number | undefined;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Has it be so many milliseconds later than it is, if it was started with such a clock. */
  moveClock(ahead: number): Promise<void>;
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
  /** Whether its clock can be moved. */
  movable?: boolean;
  /** Whether its first request would fail: then it need only listen. */
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
  const {
    target = 'api',
    signature = 'http',
    settings = {},
    unwell = false,
    movable = false,
  } = choice;
  const { stage = process.env.LAMPLIGHT_STAGE ?? '' } = choice;
  const source = path.join(stage, 'functions');
  const how = [`--target=${target}`, `--signature-type=${signature}`, '--port=0'];
  const child = spawn(
    process.execPath,
    [
      `--import=${tellPort}`,
      ...(movable ? [`--import=${movableClock}`] : []),
      framework,
      `--source=${source}`,
      ...how,
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, GCLOUD_PROJECT: project, NODE_ENV: 'production', ...settings },
    },
  );
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (log += data));
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  const moveClock = async (ahead: number) => {
    child.send({ ahead });
    await once(child, 'message', { signal: AbortSignal.timeout(10_000) });
  };
  try {
    const address = `http://127.0.0.1:${await portOf(child)}`;
    // Asking any other than the API would make it work.
    if (target === 'api' && !unwell) await untilAnswered(`${address}/api/nav`, child);
    return { address, pid: child.pid, kill, moveClock, logged: () => log };
  } catch (error) {
    await kill();
    throw new Error(`The function ${target} did not start: ${log}`, { cause: error });
  }
}

/** The port of a function, once it listens. */
async function portOf(child: ChildProcess): Promise<number> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`It ended with ${code}`);
  });
  const [port] = await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(60_000) }),
    ended,
  ]);
  return port;
}

async function untilAnswered(address: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}`);
    const { ok } = await fetch(address).catch(() => ({ ok: false }));
    if (ok) return;
    await pause(50);
  }
  throw new Error('It did not answer');
}
