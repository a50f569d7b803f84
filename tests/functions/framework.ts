import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const framework = fileURLToPath(
  import.meta.resolve('@google-cloud/functions-framework').replace(/index\.js$/, 'main.js'),
);

/** A process that runs the built function as the cloud does. */
export interface Running {
  address: string;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
}

/**
 * Starts the function of the site under test in a process of its own, on the emulated store.
 * @param project the project in the store, so that tests of limits are by themselves
 * @param settings environment variables of its own
 */
export async function startFunction(
  project: string,
  settings: Record<string, string> = {},
): Promise<Running> {
  const port = await freePort();
  const source = path.join(process.env.LAMPLIGHT_STAGE ?? '', 'functions');
  const args = [framework, `--source=${source}`, '--target=api', `--port=${port}`];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, GCLOUD_PROJECT: project, NODE_ENV: 'production', ...settings },
  });
  const address = `http://127.0.0.1:${port}`;
  await untilItAnswers(child, `${address}/api/health`);
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { address, kill };
}

async function untilItAnswers(child: ChildProcess, address: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`The function ended with ${child.exitCode}`);
    const ok = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await pause(50);
  }
  child.kill('SIGKILL');
  throw new Error('The function did not answer');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
