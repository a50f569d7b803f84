import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryEagerGarbageCollector,
  memoryLocalCache,
  setLogLevel,
} from 'firebase/firestore';
import { emulators } from './project.ts';
import type { Connection } from './useConnection.ts';

const stores = new WeakMap<Connection['auth'], Firestore>();

/** The live store, with the rights of the person who is logged in. */
export function storeOf({ auth }: Connection): Firestore {
  const store = stores.get(auth) ?? open(auth);
  stores.set(auth, store);
  return store;
}

function open({ app }: Connection['auth']): Firestore {
  // The screen reports failures; the SDK's own messages would print whole documents.
  setLogLevel('silent');
  // Without it an editor that is opened again shows at first what was stored when it was left.
  const garbageCollector = memoryEagerGarbageCollector();
  const store = initializeFirestore(app, { localCache: memoryLocalCache({ garbageCollector }) });
  if (emulators) {
    connectFirestoreEmulator(store, emulators.firestore.host, emulators.firestore.port);
  }
  return store;
}
