import type { Connection } from '../firebase/connection/useConnection.ts';
import { NotAllowed, Refused, throwUnreachable, Unreachable } from '../firebase/errors.ts';

/** A request to the API, without its path. */
interface ApiRequest {
  /** By default POST with a body, otherwise GET. */
  method?: 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  signal: AbortSignal;
}

/**
 * Sends a request to the API as the person who is logged in.
 * @param path below `/api`, such as `/team/deleted`
 * @throws NotAllowed; Refused, with the API's message; Unreachable
 */
export async function requestApi({ auth }: Connection, path: string, request: ApiRequest) {
  const { method, body, signal } = request;
  await auth.authStateReady();
  const token = await auth.currentUser?.getIdToken();
  const response = await fetch(`/api${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal,
  }).catch(throwUnreachable);
  if (response.status === 401 || response.status === 403) throw new NotAllowed();
  if (response.status >= 400 && response.status < 500) {
    const { message } = await response.json().catch(() => ({}));
    throw new Refused(message);
  }
  if (!response.ok) throw new Unreachable();
  return response;
}

/** Milliseconds until a request counts as failed. */
const usualTimeoutMs = 15_000;

/** The API's response, as JSON. @throws NotAllowed, Refused, Unreachable */
export const readFromApi = (connection: Connection, path: string): Promise<unknown> =>
  readJson(connection, path, { signal: AbortSignal.timeout(usualTimeoutMs) });

/** Posts something to the API; its response, as JSON. @throws NotAllowed, Refused, Unreachable */
export const sendToApi = (
  connection: Connection,
  path: string,
  body: unknown,
  timeoutMs = usualTimeoutMs,
): Promise<unknown> => readJson(connection, path, { body, signal: AbortSignal.timeout(timeoutMs) });

/** The same with another method. @throws NotAllowed, Refused, Unreachable */
export const changeOverApi = (
  connection: Connection,
  method: 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<unknown> =>
  readJson(connection, path, { method, body, signal: AbortSignal.timeout(usualTimeoutMs) });

async function readJson(
  connection: Connection,
  path: string,
  request: ApiRequest,
): Promise<unknown> {
  const response = await requestApi(connection, path, request);
  return response.json().catch(throwUnreachable);
}
