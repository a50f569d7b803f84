import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryEagerGarbageCollector,
  memoryLocalCache,
  setLogLevel,
} from 'firebase/firestore';
import { createContext, useContext } from 'react';
import { emulators, firebaseApp } from './app.ts';

/** What the staff area needs of Firebase: who is logged in, and the live store. */
export interface Connection {
  auth: Auth;
  store: Firestore;
}

/**
 * Connects the staff area. The session is kept in the browser's local storage (specification,
 * section 4).
 * @throws when the project's settings cannot be read
 */
export async function connect(): Promise<Connection> {
  const app = await firebaseApp();
  // What fails is told on the screen; the SDK's own lines would print whole documents.
  setLogLevel('silent');
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  // Without it an editor that is opened again shows at first what was stored when it was left.
  const garbageCollector = memoryEagerGarbageCollector();
  const store = initializeFirestore(app, { localCache: memoryLocalCache({ garbageCollector }) });
  if (emulators) {
    connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
    connectFirestoreEmulator(store, emulators.firestore.host, emulators.firestore.port);
  }
  return { auth, store };
}

export const ConnectionContext = createContext<Connection | null>(null);

/** @throws outside of the staff area */
export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error('This part of the site is not connected to Firebase');
  return connection;
}
