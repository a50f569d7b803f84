import { accountEmail } from '@lamplight/content/accountEmail';
import { staffMember } from '@lamplight/content/paths';
import { type Role, roleOf } from '@lamplight/content/rights';
import { isOpenSession } from '@lamplight/content/session';
import {
  confirmPasswordReset,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { useEffect, useMemo, useState } from 'react';
import { useAuthState } from 'react-firebase-hooks/auth';
import { type Connection, useConnection } from '../connection/useConnection.ts';
import {
  InvalidCredentials,
  NotAllowed,
  namedError,
  StaffUnreachable,
  throwNamed,
  Unreachable,
} from '../errors.ts';
import { useStoredData } from '../live/documents.ts';
import { endPresence } from '../live/presenceEnd.ts';
import { useSteadily } from '../live/useSteadily.ts';
import { readDocument } from '../reading/prefetch.ts';
import type { Data, Loadable } from '../reading/stored.ts';
import { keptLogIn, keptSession } from './keptSession.ts';

/** The person using the staff area. Staff members have a document of their own under `staff/`. */
export type Session =
  | { state: 'loading' }
  | { state: 'unreachable' }
  | { state: 'signedOut' }
  | { state: 'notStaff' }
  /** It was ended everywhere, here or on another device. */
  | { state: 'ended' }
  | StaffSession;

/** Someone of the staff, with the role that they have at this moment, and what colleagues call them. */
export interface StaffSession {
  state: 'staff';
  uid: string;
  email: string;
  role: Role;
  name: string;
}

/** The session, live: removing the staff document ends it at once, and so does a later `validSince`. */
export function useSession(): Session {
  const { user, authTime } = useLoggedIn(useConnection());
  const staff = useSteadily(useStoredData(user ? staffMember(user.uid) : null), user?.uid ?? null);
  const session = sessionOf(user, staff, authTime);
  // The same object as long as nothing in it changes: a new one renders the whole staff area again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: this is all of it
  return useMemo(() => session, [JSON.stringify(session)]);
}

function sessionOf(
  user: Pick<User, 'uid' | 'email'> | null | undefined,
  staff: Loadable<Data | undefined>,
  authTime: number | null | undefined,
): Session {
  if (user === undefined) return { state: 'loading' };
  if (!user) return { state: 'signedOut' };
  if (staff.state === 'loading') return { state: 'loading' };
  // Without a connection there is no answer, and other errors are none.
  if (staff.state === 'failed')
    return { state: staff.error instanceof NotAllowed ? 'notStaff' : 'unreachable' };
  const data = staff.value;
  if (!data) return { state: 'notStaff' };
  if (authTime === null) return { state: 'loading' };
  if (authTime === undefined) return { state: 'unreachable' };
  const role = roleOf(data);
  const isOpen = isOpenSession(data, authTime) || isOpenSession(data, keptLogIn(user.uid));
  if (!isOpen) return { state: 'ended' };
  if (!role) return { state: 'notStaff' };
  const name = typeof data.name === 'string' ? data.name : '';
  return { state: 'staff', uid: user.uid, email: user.email ?? '', role, name };
}

/**
 * The person who is logged in, undefined until that is known, and since when. Until Auth has answered, it is the
 * person of the kept session: the store checks its token before it returns anything about staff.
 */
function useLoggedIn({ auth }: Connection) {
  const [known, isLoading] = useAuthState(auth);
  const [kept, setKept] = useState(() => (isLoading ? keptSession() : null));
  const authTime = useAuthTime(isLoading ? undefined : known);
  if (kept && authTime !== null) setKept(null);
  if (isLoading) return { user: kept ?? undefined, authTime: kept?.authTime ?? null };
  return {
    user: known,
    authTime: authTime ?? (kept?.uid === known?.uid ? kept?.authTime : authTime),
  };
}

/**
 * When someone logged in for the session of this browser, in seconds since 1970; null until that is
 * known, undefined where it cannot be found out without a connection.
 */
function useAuthTime(user: User | null | undefined): number | null | undefined {
  const [known, setKnown] = useState<{ user: User; authTime: number | undefined } | null>(null);
  useEffect(() => {
    if (!user) return;
    let wanted = true;
    const know = (authTime: number | undefined) => wanted && setKnown({ user, authTime });
    user.getIdTokenResult().then(
      (token) => know(Date.parse(token.authTime) / 1_000),
      () => know(undefined),
    );
    return () => {
      wanted = false;
    };
  }, [user]);
  return known && known.user === user ? known.authTime : null;
}

/**
 * Logs staff in; anyone who is not let in is not left signed in either.
 * @throws InvalidCredentials, NotAllowed for an account that is not staff's, StaffUnreachable where that
 *   cannot be found out, or Unreachable
 */
export async function logIn({ auth }: Connection, email: string, password: string) {
  try {
    const { user } = await signInWithEmailAndPassword(auth, accountEmail(email), password);
    const path = staffMember(user.uid);
    const staff = await readDocument(path, await user.getIdToken()).catch(async (error) => {
      await signOut(auth);
      throw error instanceof Unreachable ? new StaffUnreachable(error.message) : error;
    });
    if (staff && roleOf(staff)) return;
    await tellRefusal(user);
    await signOut(auth);
  } catch (error) {
    throw namedError(error);
  }
  throw new NotAllowed();
}

/** Milliseconds that someone who is refused waits for that to be recorded. */
const refusalTimeoutMs = 5_000;

/** Has it recorded that an account was refused. Whether that works is no reason to let it in, or to wait for long. */
async function tellRefusal(user: User): Promise<void> {
  try {
    await fetch('/api/users/refused', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${await user.getIdToken()}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ refused: true }),
      signal: AbortSignal.timeout(refusalTimeoutMs),
    });
  } catch (error) {
    console.info('The refusal could not be recorded:', error);
  }
}

/** Ends the session of this browser. */
export async function logOut({ auth }: Connection): Promise<void> {
  await endPresence(auth.currentUser);
  await signOut(auth);
}

/**
 * Sends the mail with a link to set a new password, if there is such an account. Does not tell
 * whether there is.
 * @throws Unreachable, or what Firebase throws when it is asked too often
 */
export async function requestPasswordReset({ auth }: Connection, email: string) {
  try {
    await sendPasswordResetEmail(auth, accountEmail(email));
  } catch (error) {
    const named = namedError(error);
    if (!(named instanceof InvalidCredentials)) throw named;
  }
}

/**
 * Makes sure that a password can be set with the code of a mailed link, which stays good.
 * @throws InvalidResetLink for a code that is wrong, used or too old; Unreachable
 */
export async function checkResetCode({ auth }: Connection, code: string) {
  await verifyPasswordResetCode(auth, code).catch(throwNamed);
}

/**
 * Sets a new password with the code of a mailed link.
 * @throws InvalidResetLink for a code that is wrong, used or too old; Unreachable
 */
export async function completePasswordReset({ auth }: Connection, code: string, password: string) {
  await confirmPasswordReset(auth, code, password).catch(throwNamed);
}
