import { readStored, storedKeys } from '../../device/localStorage.ts';

/** Who was logged in when this browser last asked, with what the store takes as a proof of it. */
interface KeptSession {
  uid: string;
  email: string;
  /** An ID token that is good for a minute at least. */
  token: string;
  /** When the log-in was, in seconds since 1970. */
  authTime: number;
}

/** Milliseconds for which a token must be good still. */
const leftMs = 60_000;

/**
 * The session as Firebase Auth keeps it in the local storage (12.x); null where there is none, or nothing that is
 * known here. Auth asks the server about it before it tells of it, once the processor is free: with that, an editor
 * that is cached came half a second later on a slow phone. Who is staff is still asked of the store, which judges the
 * token. It may go once Auth tells at once who is kept.
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

/** What a token says of when the log-in was; null where it is none. */
function authTimeIn(token: unknown): number | null {
  const [, payload = ''] = String(token).split('.');
  try {
    const { auth_time } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof auth_time === 'number' ? auth_time : null;
  } catch {
    return null;
  }
}
