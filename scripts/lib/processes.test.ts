import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import {
  checkPorts,
  holderOf,
  isFree,
  movedPorts,
  type Ports,
  portsAt,
  proposedOffsets,
} from './ports.ts';
import { endProcesses, isRunning, knownOf } from './processes.ts';

test('a process is recognised until it ends, and not mistaken for another one', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  const [known] = knownOf([child.pid, undefined]);
  if (!known) throw new Error('a running process has to be known');
  expect(isRunning(known)).toBe(true);
  expect(isRunning({ ...known, started: 'earlier' })).toBe(false);
  await endProcesses([known]);
  expect(isRunning(known)).toBe(false);
});

test('names a taken port, and its holder where the system knows it', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await isFree(port)).toBe(false);
  if (process.platform === 'linux') expect(holderOf(port)).toContain(`(pid ${process.pid})`);
  const ports = { ...portsAt(0), firestore: port };
  const other = async () => 'use others';
  await expect(checkPorts(ports, ['firestore'], other)).rejects.toThrow(
    new RegExp(`^Port ${port} \\(Firestore\\) is taken by .*; stop it, or use others\\.$`),
  );
});

/** Listens on a port as long as the test runs. */
async function hold(port: number): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return port;
}

/** Ports of a run that nothing has taken, from a random offset on. */
async function freePorts(): Promise<Ports> {
  for (let offset = 15_300 + Math.floor(Math.random() * 1_000); offset < 50_000; offset += 1) {
    const ports = portsAt(offset);
    const free = await Promise.all(Object.values(ports).map((port) => isFree(port)));
    if (!free.includes(false)) return ports;
  }
  throw new Error('There are no free ports.');
}

test('names all taken ports, and an offset where all are free', async () => {
  const ports = await freePorts();
  await hold(ports.logging);
  await hold(ports.tasks);
  const names = Object.keys(ports) as (keyof typeof ports)[];
  const error: Error = await checkPorts(ports, names, () => movedPorts('npm start')).catch(
    (thrown) => thrown,
  );
  expect(error.message).toMatch(`Port ${ports.logging} (emulator logging) is taken by `);
  expect(error.message).toMatch(`port ${ports.tasks} (Cloud Tasks) is taken by `);
  const offset = Number(/LAMPLIGHT_PORT_OFFSET=(\d+) npm start\.$/.exec(error.message)?.[1]);
  expect(proposedOffsets).toContain(offset);
  const free = portsAt(offset);
  expect(await Promise.all(names.map((name) => isFree(free[name])))).not.toContain(false);
});
