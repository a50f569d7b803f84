import type { ContentStore } from '@lamplight/content/contentSource';
import { assertKnownVersion, orderField } from '@lamplight/content/documentMetadata';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  setLogLevel,
} from 'firebase/firestore/lite';
import { loadOnce } from '../../device/loadOnce.ts';
import { firebaseApp } from '../connection/app.ts';
import { emulators } from '../connection/project.ts';

// What fails is told by the page; the SDK's own lines would say it twice.
setLogLevel('silent');

const connected = loadOnce(async (): Promise<Firestore> => {
  const connection = getFirestore(await firebaseApp());
  if (emulators) {
    connectFirestoreEmulator(connection, emulators.firestore.host, emulators.firestore.port);
  }
  return connection;
});

/** The store as visitors read it: once, without listeners or log-in. Both reads throw NewerContent, too. */
export const store: ContentStore = {
  document: async (path) => assertKnownVersion((await getDoc(doc(await connected(), path))).data()),
  list: async (name, most) => {
    const items = query(collection(await connected(), name), orderBy(orderField), limit(most));
    return (await getDocs(items)).docs.map((item) => ({
      id: item.id,
      data: assertKnownVersion(item.data()),
    }));
  },
};
