import type { Connection } from '../firebase/connection.ts';
import { ChangedMeanwhile, NotAllowed, Unreachable } from '../firebase/errors.ts';

/** What is asked of the API, beside where. */
interface Asked {
  /** Sent as JSON with POST; without it, it is read with GET. */
  body?: unknown;
  signal: AbortSignal;
}

/**
 * Asks the API for something as the person who is logged in.
 * @param path below `/api`, such as `/team/deleted`
 * @throws NotAllowed, ChangedMeanwhile, Unreachable
 */
export async function askApi({ auth }: Connection, path: string, { body, signal }: Asked) {
  const token = await auth.currentUser?.getIdToken();
  const authorization = { Authorization: `Bearer ${token}` };
  const request =
    body === undefined
      ? { headers: authorization, signal }
      : {
          method: 'POST',
          headers: { ...authorization, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
          signal,
        };
  const answer = await fetch(`/api${path}`, request).catch((error) => {
    throw new Unreachable(undefined, { cause: error });
  });
  if (answer.status === 401 || answer.status === 403) throw new NotAllowed();
  if (answer.status === 409) throw new ChangedMeanwhile();
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

async function readAnswer(connection: Connection, path: string, asked: Asked): Promise<unknown> {
  const answer = await askApi(connection, path, asked);
  return answer.json().catch((error) => {
    throw new Unreachable(undefined, { cause: error });
  });
}
