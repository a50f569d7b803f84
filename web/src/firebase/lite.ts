import type { ReadDocument } from '@lamplight/content/contentSource';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import { firebaseApp } from './app.ts';
import { emulators } from './config.ts';

// What fails is told by the page; the SDK's own lines would say it twice.
setLogLevel('silent');

let store: Promise<Firestore> | undefined;

async function connect(): Promise<Firestore> {
  const firestore = getFirestore(await firebaseApp());
  if (emulators) {
    connectFirestoreEmulator(firestore, emulators.firestore.host, emulators.firestore.port);
  }
  return firestore;
}

/** Reads a document as visitors do: once, without listeners or log-in. */
export const readDocument: ReadDocument = async (path) => {
  store ??= connect().catch((error) => {
    store = undefined;
    throw error;
  });
  return (await getDoc(doc(await store, path))).data();
};
