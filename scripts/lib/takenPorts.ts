import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from './failure.ts';
import { type Ports, portNames, portsAt } from './ports.ts';

/** Whether a server could listen on the port, on the loopback address and on all of them. */
export async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '0.0.0.0'));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}

/** The first of the ports that is taken. */
export async function firstTaken(
  ports: Ports,
  names: (keyof Ports)[],
): Promise<keyof Ports | undefined> {
  for (const name of names) if (!(await isFree(ports[name]))) return name;
  return undefined;
}

/** @throws Failure that names the port, who holds it and the two ways out. */
export async function checkPorts(
  ports: Ports,
  names: (keyof Ports)[],
  npmCommand: string,
): Promise<void> {
  // A program that has just been ended may take a moment to let go of its ports.
  let name = await firstTaken(ports, names);
  for (let tries = 0; name && tries < 4; tries += 1) {
    await pause(400);
    name = await firstTaken(ports, names);
  }
  if (!name) return;
  const holder = holderOf(ports[name]);
  const offset = ports.hosting - portsAt(0).hosting + 100;
  throw new Failure(
    `Port ${ports[name]} (${portNames[name]}) is taken by ${holder ?? 'another program'}; ` +
      `stop it, or move all of Lamplight's ports with LAMPLIGHT_PORT_OFFSET=${offset} ${npmCommand}.`,
  );
}

/** "name (pid N)" of who listens on the port; undefined where the system does not tell. */
export function holderOf(port: number): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const sockets = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => listening(file, port));
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (!openSockets(pid).some((socket) => sockets.includes(socket))) continue;
    const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return `${path.basename(program)} (pid ${pid})`;
  }
  return undefined;
}

/** The sockets that listen on the port, in the form of the links in /proc/<pid>/fd. */
function listening(file: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = tryRead(() => readFileSync(file, 'utf8').split('\n').slice(1)) ?? [];
  return rows.flatMap((row) => {
    const columns = row.trim().split(/\s+/);
    const listens = columns[1]?.endsWith(suffix) && columns[3] === '0A';
    return listens ? [`socket:[${columns[9]}]`] : [];
  });
}

function openSockets(pid: string): string[] {
  const folder = `/proc/${pid}/fd`;
  const names = tryRead(() => readdirSync(folder)) ?? [];
  return names.flatMap((name) => tryRead(() => readlinkSync(`${folder}/${name}`)) ?? []);
}

/** Other users' processes, and those that end meanwhile, cannot be read; that is no error. */
function tryRead<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
