import type { ContentStore } from '@lamplight/content/contentSource';
import { assertKnownVersion, orderField } from '@lamplight/content/documentMetadata';
import { listLimits } from '@lamplight/content/limits';
import type { StoredItem } from '@lamplight/content/listQuery';
import { inOrder } from '@lamplight/content/order';
import { pageOf } from '@lamplight/content/pageClaim';
import { addressClaim, listItem } from '@lamplight/content/paths';
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
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  setLogLevel,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { loadOnce } from '../../device/loadOnce.ts';
import { firebaseApp } from '../connection/app.ts';
import { emulators } from '../connection/project.ts';
import { NotAllowed, namedError } from '../errors.ts';

// The page reports failures; the SDK's own messages would repeat them.
setLogLevel('silent');

const connected = loadOnce(async (): Promise<Firestore> => {
  const connection = getFirestore(await firebaseApp());
  if (emulators) {
    connectFirestoreEmulator(connection, emulators.firestore.host, emulators.firestore.port);
  }
  return connection;
});

async function documentsOf(name: string, ...constraints: QueryConstraint[]) {
  const items = query(collection(await connected(), name), ...constraints);
  return (await getDocs(items)).docs;
}

const itemOf = (item: QueryDocumentSnapshot): StoredItem => ({
  id: item.id,
  data: assertKnownVersion(item.data()),
});

const queried = async (name: string, ...constraints: QueryConstraint[]) =>
  (await documentsOf(name, ...constraints)).map(itemOf);

const isShown = where('shown', '==', true);

/** The store as visitors read it: once, without listeners or log-in. All reads throw NewerContent, too. */
export const store: ContentStore = {
  document: async (path) => assertKnownVersion((await getDoc(doc(await connected(), path))).data()),
  list: async (name, max) =>
    name === 'pages'
      ? inOrder(await queried(name, isShown, limit(listLimits.items))).slice(0, max)
      : queried(name, orderBy(orderField), limit(max)),
  // The SDK leaves nothing out by itself, and the rules let nobody ask for more than 200 at once.
  find: async (name, { filters = [], sort, skip = 0, max }) => {
    const wanted = skip + max + 1;
    const items: StoredItem[] = [];
    let last: QueryDocumentSnapshot | undefined;
    do {
      const found = await documentsOf(
        name,
        ...filters.map((filter) => where(...filter)),
        ...(sort ? [orderBy(...sort)] : []),
        ...(last ? [startAfter(last)] : []),
        limit(Math.min(wanted - items.length, listLimits.items)),
      );
      items.push(...found.map(itemOf));
      last = found.at(-1);
    } while (last && items.length < wanted);
    return { items: items.slice(skip, skip + max), more: items.length === wanted };
  },
  pageAt: async (address) =>
    (await queried('pages', isShown, where('address', '==', address), limit(1)))[0],
  claimedPage: async (address) => {
    const id = pageOf(await store.document(addressClaim(address)));
    if (id === undefined) return undefined;
    try {
      return { id, data: await store.document(listItem('pages', id)) };
    } catch (error) {
      if (namedError(error) instanceof NotAllowed) return { id, data: undefined, hidden: true };
      throw error;
    }
  },
};
