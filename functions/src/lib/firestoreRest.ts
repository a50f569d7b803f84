import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { unavailable } from './errors.ts';

const timeLimit = 5_000;

/** For how many milliseconds to wait before each try, where Firestore is out of reach or has too much to do. */
const waits = [0, 50, 200, 800];

const emulator = process.env.FIRESTORE_EMULATOR_HOST;
// Importing them would load all that Node has for HTTP, a client of WebSockets among it.
const { request, Agent } = process.getBuiltinModule(emulator ? 'node:http' : 'node:https');
const origin = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
const agent = new Agent({ keepAlive: true });

/** The name of the project's database, which all its documents' names begin with. */
const documents = () => `projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents`;

/** The name by which Firestore knows the document at a path such as `site/home`. */
export const nameOf = (path: string): string => `${documents()}/${path}`;

/** The id of a document, with which its name ends. */
export const idOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** That Firestore will not do what it is asked, however often that is. */
class Refused extends Error {}

/**
 * Asks a method of Firestore's REST interface, such as `batchGet`, without saying who asks: the answer is
 * what the rules let everybody read. It may be asked more than once where an answer is lost. Much of
 * an instance's start would be the Admin SDK's.
 * @throws unavailable when there is no answer within five seconds; an error when it is refused
 */
export async function askFirestore(method: string, question: object): Promise<unknown> {
  const signal = AbortSignal.timeout(timeLimit);
  let failure: unknown;
  for (const wait of waits) {
    try {
      if (wait > 0) await pause(wait, undefined, { signal });
      return await tryOnce(method, question, signal);
    } catch (error) {
      if (error instanceof Refused) throw error;
      failure = error;
      if (signal.aborted) break;
    }
  }
  throw unavailable(failure);
}

async function tryOnce(method: string, question: object, signal: AbortSignal): Promise<unknown> {
  const response = await post(`${origin}/v1/${documents()}:${method}`, question, signal);
  const body = await text(response);
  const { statusCode = 0 } = response;
  if (statusCode === 200) return JSON.parse(body);
  const message = `Firestore answered ${statusCode}: ${body.slice(0, 500)}`;
  if (statusCode === 429 || statusCode >= 500) throw new Error(message);
  throw new Refused(message);
}

const post = (address: string, question: object, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json' };
    const asked = request(address, { method: 'POST', headers, agent, signal }, resolve);
    asked.on('error', reject).end(JSON.stringify(question));
    const sending = once(asked, 'finish')
      .catch(() => undefined)
      .finally(() => unsent.delete(sending));
    unsent.add(sending);
  });

/** What is being asked, but has not left yet: a connection comes first. */
const unsent = new Set<Promise<unknown>>();

/**
 * Waits until all that is being asked has left, but at most so many milliseconds. Whatever keeps the process
 * busy for long would delay it otherwise.
 */
export const questionsSent = (most: number): Promise<unknown> =>
  Promise.race([Promise.all(unsent), pause(most)]);
