import { orderField } from '@lamplight/content/documentMetadata';
import { drafts, revision, staffMembers } from '@lamplight/content/paths';
import type { ListName } from '@lamplight/content/siteContent';
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  query,
  type SnapshotMetadata,
  startAfter,
  where,
} from 'firebase/firestore';
import { storeOf } from '../connection/store.ts';
import type { Connection } from '../connection/useConnection.ts';
import { namedError, throwNamed } from '../errors.ts';
import {
  type Data,
  type ListedData,
  type Listener,
  type StoredDocument,
  storedDocument,
} from '../reading/stored.ts';

/** The SDK reports that nothing exists only to listeners that include changes of metadata. */
const withAnswers = { includeMetadataChanges: true };

/**
 * Whether the server has answered. Without a connection the SDK reports every document as missing and every list as
 * empty; that is no answer.
 */
function answering() {
  let answered = false;
  return ({ fromCache }: SnapshotMetadata) => {
    answered ||= !fromCache;
    return answered;
  };
}

/** Watches the document at a path. @returns what ends it */
export function watchDocument(
  connection: Connection,
  path: string,
  heard: Listener<Data | undefined>,
): () => void {
  const hasAnswered = answering();
  return onSnapshot(
    doc(storeOf(connection), path),
    withAnswers,
    (snapshot) => {
      const isAnswer = hasAnswered(snapshot.metadata);
      if (!snapshot.exists() && !isAnswer) return heard({ state: 'failed', error: null });
      heard({ state: 'loaded', value: snapshot.data() });
    },
    (error) => heard({ state: 'failed', error: namedError(error) }),
  );
}

/** Reads the document at a path once, for what hardly ever changes. @returns what ends it */
export function readOnce(
  connection: Connection,
  path: string,
  heard: Listener<Data | undefined>,
): () => void {
  let over = false;
  const tell: Listener<Data | undefined> = (live) => !over && heard(live);
  getDocFromServer(doc(storeOf(connection), path)).then(
    (snapshot) => tell({ state: 'loaded', value: snapshot.data() }),
    (error) => tell({ state: 'failed', error: namedError(error) }),
  );
  return () => {
    over = true;
  };
}

/** Watches what a query finds. @returns what ends it */
export function watchItems(items: Query, heard: Listener<ListedData[]>): () => void {
  const hasAnswered = answering();
  return onSnapshot(
    items,
    withAnswers,
    (snapshot) => {
      const isAnswer = hasAnswered(snapshot.metadata);
      if (snapshot.empty && !isAnswer) return heard({ state: 'failed', error: null });
      heard({
        state: 'loaded',
        value: snapshot.docs.map((item) => ({
          id: item.id,
          path: item.ref.path,
          data: item.data(),
        })),
      });
    },
    (error) => heard({ state: 'failed', error: namedError(error) }),
  );
}

/** Watches the first `most` items of a list. @returns what ends it */
export const watchList = (
  connection: Connection,
  name: ListName,
  most: number,
  heard: Listener<ListedData[]>,
): (() => void) =>
  watchItems(query(collection(storeOf(connection), name), orderBy(orderField), limit(most)), heard);

/** Watches the documents of a collection, those that were added last first. @returns what ends it */
export const watchNewest = (
  connection: Connection,
  of: string,
  most: number,
  heard: Listener<ListedData[]>,
): (() => void) => {
  const all = collection(storeOf(connection), of);
  return watchItems(query(all, orderBy(orderField, 'desc'), limit(most)), heard);
};

/** The most drafts that are listed; the rules allow no more. */
const maxDrafts = 200;

/** Watches the drafts that can be published. @returns what ends it */
export const watchOpenDrafts = (
  connection: Connection,
  heard: Listener<ListedData[]>,
): (() => void) => {
  const all = collection(storeOf(connection), drafts);
  return watchItems(query(all, where('state', '==', 'open'), limit(maxDrafts)), heard);
};

/** Documents of a collection that belong to a draft. */
interface OfDraft {
  of: string;
  /** The path of the draft, and the version at which it began. */
  path: string;
  since: number;
  most: number;
}

/** Watches what belongs to a draft, the newest first. @returns what ends it */
export const watchOfDraft = (
  connection: Connection,
  { of, path, since, most }: OfDraft,
  heard: Listener<ListedData[]>,
): (() => void) => {
  const store = storeOf(connection);
  const isOfDraft = [where('draft', '==', doc(store, path).id), where('since', '==', since)];
  const newest = [orderBy('at', 'desc'), limit(most)];
  return watchItems(query(collection(store, of), ...isOfDraft, ...newest), heard);
};

/** The most staff that are known by name. */
const maxNamed = 100;

/** Watches who is staff. @returns what ends it */
export const watchStaff = (connection: Connection, heard: Listener<ListedData[]>): (() => void) =>
  watchItems(query(collection(storeOf(connection), staffMembers), limit(maxNamed)), heard);

/** The most people who are shown. */
const maxPresent = 20;

/**
 * Watches who else has something open. One's own signs of life are left out: each would be read back.
 * @returns what ends it
 */
export const watchOthers = (
  connection: Connection,
  of: string,
  uid: string,
  heard: Listener<ListedData[]>,
): (() => void) => {
  const all = collection(storeOf(connection), 'presence');
  const others = query(all, where('of', '==', of), where('uid', '!=', uid), limit(maxPresent));
  return watchItems(others, heard);
};

/** How many versions are read at once; the rules allow 100. */
export const revisionsAtOnce = 20;

/**
 * The stored revisions of a document, the newest first, as many as are read at once.
 * @param before the last version of the previous page
 * @throws NotAllowed, Unreachable, NewerContent
 */
export async function readRevisions(
  connection: Connection,
  path: string,
  before: number | undefined,
): Promise<StoredDocument[]> {
  const page = query(
    doc(storeOf(connection), revision(path, 1)).parent,
    orderBy('version', 'desc'),
    ...(before === undefined ? [] : [startAfter(before)]),
    limit(revisionsAtOnce),
  );
  const { docs } = await getDocsFromServer(page).catch(throwNamed);
  return docs.map((each) => storedDocument(path, each.data()));
}
