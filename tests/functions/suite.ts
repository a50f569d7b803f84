import { times } from '@lamplight/content/samples/sample';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { demoProject } from '../../scripts/lib/firebaseTools.ts';

/**
 * The emulated suite that the tests speak to. LAMPLIGHT_HOSTING is the address of its Hosting; the
 * Admin SDK finds FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST by itself.
 */
const hosting = setting('LAMPLIGHT_HOSTING');
const authEmulator = setting('FIREBASE_AUTH_EMULATOR_HOST');
setting('FIRESTORE_EMULATOR_HOST');

const app = initializeApp({ projectId: demoProject });
export const store = getFirestore(app);
export const accounts = getAuth(app);

/**
 * How often two meet at one moment. Each time the emulator holds both for two seconds, then lets one of them try again, so
 * that twenty times take a minute: the nightly run tries these.
 */
const meetings = Number(process.env.RACES ?? 2);
export const rounds = times(meetings, (index) => index);
/** Milliseconds after which a test of all rounds hangs. */
export const roundsTimeout = meetings * 15_000;

export interface RequestOptions {
  /** The ID token to send; none for a visitor. */
  as?: string;
  /** Sent as JSON, unless it is a text, which is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Whether the answer itself is wanted where it leads on; what it leads to if not given. */
  redirect?: 'manual';
}

/** Asks the site, through Hosting, as a browser or any other client does. */
export function ask(
  method: string,
  path: string,
  { as, body, headers, ...how }: RequestOptions = {},
): Promise<Response> {
  return fetch(hosting + path, {
    ...how,
    method,
    headers: {
      ...(as !== undefined && { Authorization: `Bearer ${as}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** Calls the Auth emulator's own interface, as the login page does. */
export async function askAuth(action: string, body: object): Promise<Record<string, string>> {
  const address = `http://${authEmulator}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=demo`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`accounts:${action} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these tests need the emulated suite`);
  return value;
}
