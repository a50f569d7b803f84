import { readStored, storedKeys } from '../../device/localStorage.ts';

/** The person who was last logged in in this browser, with the token that proves it to the store. */
interface KeptSession {
  uid: string;
  email: string;
  /** An ID token that is good for a minute at least. */
  token: string;
  /** When the log-in was, in seconds since 1970. */
  authTime: number;
}

/** Milliseconds for which a token must still be valid. */
const leftMs = 60_000;

/**
 * The session as Firebase Auth keeps it in the local storage (12.x); null if there is none or its format is unknown.
 * Auth asks the server about it before it reports it, once the processor is free: that showed a cached editor half a
 * second later on a slow phone. The store still decides who is staff; it checks the token. This can be removed once
 * Auth reports the kept session at once.
 */
export function keptSession(): KeptSession | null {
  const [key] = storedKeys('firebase:authUser:').filter((each) => each.endsWith(':[DEFAULT]'));
  const { uid, email, stsTokenManager } = Object(key && readStored(key));
  const { accessToken: token, expirationTime } = Object(stsTokenManager);
  const authTime = authTimeIn(token);
  if (typeof uid !== 'string' || authTime === null || !(expirationTime > Date.now() + leftMs)) {
    return null;
  }
  return { uid, email: typeof email === 'string' ? email : '', token, authTime };
}

/**
 * When someone last logged in, in any tab of this browser, in seconds since 1970; 0 if that is unknown. A tab that slept
 * may hear that its session was ended before Auth tells it about a later log-in.
 */
export function keptLogIn(uid: string): number {
  const kept = keptSession();
  return kept?.uid === uid ? kept.authTime : 0;
}

/** The time of the log-in that a token holds; null if it is no token. */
function authTimeIn(token: unknown): number | null {
  const [, payload = ''] = String(token).split('.');
  try {
    const { auth_time } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof auth_time === 'number' ? auth_time : null;
  } catch {
    return null;
  }
}
