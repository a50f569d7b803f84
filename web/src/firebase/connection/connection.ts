import { staffMember } from '@lamplight/content/paths';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
} from 'firebase/auth';
import { prefetchDocument } from '../reading/prefetch.ts';
import { keptSession } from '../session/keptSession.ts';
import { firebaseApp } from './app.ts';
import { emulators } from './project.ts';

/** The part of Firebase that the staff area starts with: the log-in. The live store comes with `storeOf`. */
export interface Connection {
  auth: Auth;
}

/**
 * Connects the staff area. The session is kept in the browser's local storage, so it
 * outlives the window.
 * @throws when the project's settings cannot be read
 */
export async function connect(): Promise<Connection> {
  const auth = initializeAuth(await firebaseApp(), { persistence: browserLocalPersistence });
  if (emulators) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  // Whether they are staff is asked as soon as it is known who they are.
  if (!keptSession()) auth.authStateReady().then(() => prefetchStaff({ auth }));
  return { auth };
}

/** Begins to ask whether someone who is logged in is staff, and in which role. */
export function prefetchStaff({ auth: { currentUser } }: Connection): void {
  if (currentUser) prefetchDocument(staffMember(currentUser.uid), () => currentUser.getIdToken());
}
