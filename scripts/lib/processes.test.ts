import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { checkPorts, holderOf, isFree, movedPorts, portsAt } from './ports.ts';
import { endProcesses, isRunning, knownOf } from './processes.ts';

test('a process is known until it ends, and not mistaken for another one', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  const [known] = knownOf([child.pid, undefined]);
  if (!known) throw new Error('a running process has to be known');
  expect(isRunning(known)).toBe(true);
  expect(isRunning({ ...known, started: 'earlier' })).toBe(false);
  await endProcesses([known]);
  expect(isRunning(known)).toBe(false);
});

test('a taken port is named, with its holder where the system tells it', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await isFree(port)).toBe(false);
  if (process.platform === 'linux') expect(holderOf(port)).toContain(`(pid ${process.pid})`);
  const ports = { ...portsAt(0), firestore: port };
  const other = movedPorts(ports, 'npm start');
  await expect(checkPorts(ports, ['firestore'], other)).rejects.toThrow(
    new RegExp(
      `^Port ${port} \\(Firestore\\) is taken by .*LAMPLIGHT_PORT_OFFSET=100 npm start\\.$`,
    ),
  );
});
