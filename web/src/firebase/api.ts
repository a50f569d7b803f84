import type { Connection } from './connection.ts';
import { NotAllowed, Unreachable } from './errors.ts';

/**
 * Asks the API for something as the person who is logged in.
 * @param path below `/api`, such as `/team/deleted`
 * @throws NotAllowed, Unreachable
 */
export async function askApi({ auth }: Connection, path: string, signal: AbortSignal) {
  const token = await auth.currentUser?.getIdToken();
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`/api${path}`, { headers, signal }).catch((error) => {
    throw new Unreachable(undefined, { cause: error });
  });
  if (answer.status === 401 || answer.status === 403) throw new NotAllowed();
  if (!answer.ok) throw new Unreachable();
  return answer;
}

/** Milliseconds after which an answer that is read as a whole counts as not to be had. */
const timeLimit = 15_000;

/** What the API answers, as JSON. @throws NotAllowed, Unreachable */
export async function readFromApi(connection: Connection, path: string): Promise<unknown> {
  const answer = await askApi(connection, path, AbortSignal.timeout(timeLimit));
  return answer.json().catch((error) => {
    throw new Unreachable(undefined, { cause: error });
  });
}
