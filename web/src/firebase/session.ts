import { staffMember } from '@lamplight/content/paths';
import {
  confirmPasswordReset,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { doc, getDoc } from 'firebase/firestore';
import { useAuthState } from 'react-firebase-hooks/auth';
import { useDocument } from 'react-firebase-hooks/firestore';
import { type Connection, useConnection } from './connection.ts';
import { InvalidCredentials, NotAllowed, namedError } from './errors.ts';

/** Who is using the staff area. Staff is who has a document of their own under `staff/`. */
export type Session =
  | { state: 'loading' }
  | { state: 'unreachable' }
  | { state: 'signedOut' }
  | { state: 'notStaff' }
  | { state: 'staff'; uid: string; email: string };

/** The session, live: removing the staff document ends it at once. */
export function useSession(): Session {
  const { auth, store } = useConnection();
  const [user, authenticating] = useAuthState(auth);
  const [staff, , failure] = useDocument(user && doc(store, staffMember(user.uid)));
  if (authenticating) return { state: 'loading' };
  if (!user) return { state: 'signedOut' };
  if (failure) return { state: 'notStaff' };
  if (staff?.id !== user.uid) return { state: 'loading' };
  // Without a connection the SDK reports every document as missing; that is no answer.
  if (!staff.exists() && staff.metadata.fromCache) return { state: 'unreachable' };
  if (!staff.exists()) return { state: 'notStaff' };
  return { state: 'staff', uid: user.uid, email: user.email ?? '' };
}

/**
 * Logs staff in.
 * @throws InvalidCredentials, NotAllowed for an account that is not staff's, or Unreachable
 */
export async function logIn({ auth, store }: Connection, email: string, password: string) {
  try {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    const staff = await getDoc(doc(store, staffMember(user.uid)));
    if (staff.exists()) return;
    await signOut(auth);
  } catch (error) {
    throw namedError(error);
  }
  throw new NotAllowed();
}

export const logOut = ({ auth }: Connection) => signOut(auth);

/**
 * Sends the mail with a link to set a new password, if there is such an account. Does not tell
 * whether there is.
 * @throws Unreachable, or what Firebase throws when it is asked too often
 */
export async function requestPasswordReset({ auth }: Connection, email: string) {
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    const named = namedError(error);
    if (!(named instanceof InvalidCredentials)) throw named;
  }
}

/**
 * Sets a new password with the code of a mailed link.
 * @throws InvalidResetLink for a code that is wrong, used or too old; Unreachable
 */
export async function completePasswordReset({ auth }: Connection, code: string, password: string) {
  try {
    await confirmPasswordReset(auth, code, password);
  } catch (error) {
    throw namedError(error);
  }
}
