import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from './command.ts';

const defaults = {
  hub: 4400,
  logging: 4500,
  hosting: 5000,
  functions: 5001,
  vite: 5173,
  devtools: 5174,
  firestore: 8080,
  auth: 9099,
  websocket: 9150,
  eventarc: 9299,
  tasks: 9499,
};

/** Every port of a run; `vite` is opened by `npm run dev` alone, `devtools` where Lighthouse measures. */
export type Ports = Record<keyof typeof defaults, number>;

/** The ports that a page in the browser talks to. */
const forBrowsers = ['hosting', 'vite', 'firestore', 'auth'] as const;

/** Ports that browsers and Node's fetch refuse to connect to, of those that an offset can reach. */
const refused = new Set([5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080]);

/** The name people know the program behind a port by. */
const portNames: Record<keyof Ports, string> = {
  hub: 'emulator hub',
  logging: 'emulator logging',
  hosting: 'Hosting',
  functions: 'Functions',
  vite: 'Vite',
  devtools: 'a browser’s DevTools',
  firestore: 'Firestore',
  auth: 'Auth',
  websocket: 'Firestore websocket',
  eventarc: 'Eventarc',
  tasks: 'Cloud Tasks',
};

/** All ports moved by `offset`. */
export function portsAt(offset: number): Ports {
  const moved = Object.entries(defaults).map(([name, port]) => [name, port + offset]);
  return Object.fromEntries(moved) as Ports;
}

/** So many sites are tested at once: of the functions' tests, two leave a quarter of two cores idle. */
export const maxSites = 3;

/** How far the ports of each further site are from those of the first. */
export const apart = 20;

/** The offsets of all sites that a run may have. */
const offsetsOfRun = (offset: number) =>
  Array.from({ length: maxSites }, (_, index) => offset + index * apart);

/** Every port that a run may open at an offset, those of the further sites of its tests too. */
export const portsOfRun = (offset: number): number[] =>
  offsetsOfRun(offset).flatMap((each) => Object.values(portsAt(each)));

const meet = (one: number, other: number) =>
  portsOfRun(one).some((port) => portsOfRun(other).includes(port));

/** Offsets at which runs can go on at once: the first, in hundreds, that meet none before them. */
export const proposedOffsets: readonly number[] = proposed();

function proposed(): number[] {
  const found: number[] = [];
  for (let offset = 0; offset < 5_000; offset += 100) {
    const isUsable = offsetsOfRun(offset).every((each) => unusablePort(each) === undefined);
    if (isUsable && !found.some((each) => meet(each, offset))) found.push(offset);
  }
  return found;
}

/** The port that nobody could use at an offset; undefined where all can be. */
function unusablePort(offset: number): number | undefined {
  const ports = portsAt(offset);
  // The emulated Hosting never listens on 5001, whatever it is told.
  if (ports.hosting === 5001) return 5001;
  return forBrowsers.map((name) => ports[name]).find((port) => refused.has(port));
}

/**
 * The offset that LAMPLIGHT_PORT_OFFSET asks for; undefined where it is not set.
 * @throws Failure where it is no number, or some port would be out of reach for browsers.
 */
export function requestedOffset(env: NodeJS.ProcessEnv = process.env): number | undefined {
  const value = env.LAMPLIGHT_PORT_OFFSET;
  if (value === undefined || value === '') return undefined;
  const offset = Number(value);
  if (!/^\d+$/.test(value) || offset + defaults.tasks > 65_535) {
    throw new Failure(`LAMPLIGHT_PORT_OFFSET must be a whole number up to 56036, not "${value}".`);
  }
  const port = unusablePort(offset);
  if (port !== undefined) {
    throw new Failure(
      `LAMPLIGHT_PORT_OFFSET=${value} would lead to port ${port}, which cannot be used: choose another offset.`,
    );
  }
  return offset;
}

/**
 * Whether a server could listen on the port, on the loopback address and on all of them. get-port reserves what it was
 * asked for, so that the next question would get “taken”.
 */
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

/** Those of the ports that are taken. */
export async function takenOf(ports: Ports, names: (keyof Ports)[]): Promise<(keyof Ports)[]> {
  const areFree = await Promise.all(names.map((name) => isFree(ports[name])));
  return names.filter((_, index) => !areFree[index]);
}

/**
 * @param otherPorts what to do to use others
 * @throws Failure that names each port that is taken, who holds it and the two ways out.
 */
export async function checkPorts(
  ports: Ports,
  names: (keyof Ports)[],
  otherPorts: () => Promise<string>,
): Promise<void> {
  // A program that has just been ended may take a moment to let go of its ports.
  let taken = await takenOf(ports, names);
  for (let tries = 0; taken.length > 0 && tries < 4; tries += 1) {
    await pause(400);
    taken = await takenOf(ports, names);
  }
  if (taken.length === 0) return;
  const held = taken.map((name) => {
    const holder = holderOf(ports[name]) ?? usualHolder(ports[name]);
    return `port ${ports[name]} (${portNames[name]}) is taken by ${holder}`;
  });
  const sentence = held.join(', ').replace(/^p/, 'P');
  throw new Failure(`${sentence}; stop it, or ${await otherPorts()}.`);
}

const usualHolder = (port: number): string =>
  process.platform === 'darwin' && port === 5000
    ? 'AirPlay Receiver or another program'
    : 'another program';

/** How the command that was given is given ports that are free. */
export async function movedPorts(npmCommand: string): Promise<string> {
  for (const offset of proposedOffsets) {
    const ports = portsAt(offset);
    if ((await takenOf(ports, Object.keys(ports) as (keyof Ports)[])).length > 0) continue;
    return `move all of Lamplight's ports with LAMPLIGHT_PORT_OFFSET=${offset} ${npmCommand}`;
  }
  return 'stop another run, as there is one at every offset';
}

/** "name (pid N)" of the program that listens on the port; undefined where the system does not tell. */
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

/** Other users' processes, and those that end in the meantime, cannot be read; that is no error. */
function tryRead<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
