import type { Connection } from '../firebase/connection/useConnection.ts';
import { ChangedMeanwhile, NotAllowed, throwUnreachable, Unreachable } from '../firebase/errors.ts';

/** A request to the API, besides its path. */
interface Asked {
  /** Without one it is POST where something is sent, otherwise GET. */
  method?: 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  signal: AbortSignal;
}

/**
 * Asks the API for something as the person who is logged in.
 * @param path below `/api`, such as `/team/deleted`
 * @throws NotAllowed; ChangedMeanwhile, with what the API says; Unreachable
 */
export async function askApi({ auth }: Connection, path: string, asked: Asked) {
  const { method, body, signal } = asked;
  await auth.authStateReady();
  const token = await auth.currentUser?.getIdToken();
  const answer = await fetch(`/api${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal,
  }).catch(throwUnreachable);
  if (answer.status === 401 || answer.status === 403) throw new NotAllowed();
  if (answer.status === 409) {
    const { message } = await answer.json().catch(() => ({}));
    throw new ChangedMeanwhile(message);
  }
  if (!answer.ok) throw new Unreachable();
  return answer;
}

/** Milliseconds after which an answer that is read as a whole counts as not to be had. */
const usualTimeoutMs = 15_000;

/** What the API answers, as JSON. @throws NotAllowed, Unreachable */
export const readFromApi = (connection: Connection, path: string): Promise<unknown> =>
  readAnswer(connection, path, { signal: AbortSignal.timeout(usualTimeoutMs) });

/**
 * What the API answers to what is sent, as JSON.
 * @throws NotAllowed, ChangedMeanwhile, Unreachable
 */
export const sendToApi = (
  connection: Connection,
  path: string,
  body: unknown,
  timeoutMs = usualTimeoutMs,
): Promise<unknown> =>
  readAnswer(connection, path, { body, signal: AbortSignal.timeout(timeoutMs) });

/** The same with another method. @throws NotAllowed; ChangedMeanwhile, with what the API says; Unreachable */
export const changeOverApi = (
  connection: Connection,
  method: 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<unknown> =>
  readAnswer(connection, path, { method, body, signal: AbortSignal.timeout(usualTimeoutMs) });

async function readAnswer(connection: Connection, path: string, asked: Asked): Promise<unknown> {
  const answer = await askApi(connection, path, asked);
  return answer.json().catch(throwUnreachable);
}
