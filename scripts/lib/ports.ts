import { Failure } from './failure.ts';

const defaults = {
  hub: 4400,
  logging: 4500,
  hosting: 5000,
  functions: 5001,
  vite: 5173,
  firestore: 8080,
  auth: 9099,
  websocket: 9150,
  eventarc: 9299,
  tasks: 9499,
};

/** Every port of a local run; `vite` is opened by `npm run dev` alone. */
export type Ports = Record<keyof typeof defaults, number>;

/** The ports that a page in the browser talks to. */
const forBrowsers = ['hosting', 'vite', 'firestore', 'auth'] as const;

/** Ports that browsers and Node's fetch refuse to connect to, of those that an offset can reach. */
const refused = new Set([5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080]);

/** The name people know the program behind a port by. */
export const portNames: Record<keyof Ports, string> = {
  hub: 'emulator hub',
  logging: 'emulator logging',
  hosting: 'Hosting',
  functions: 'Functions',
  vite: 'Vite',
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
  const ports = portsAt(offset);
  const outOfReach = forBrowsers.find((name) => refused.has(ports[name]));
  // The emulated Hosting never listens on 5001, whatever it is told.
  if (outOfReach || ports.hosting === 5001) {
    const port = outOfReach ? ports[outOfReach] : 5001;
    throw new Failure(
      `LAMPLIGHT_PORT_OFFSET=${value} would lead to port ${port}, which cannot be used: choose another offset.`,
    );
  }
  return offset;
}
