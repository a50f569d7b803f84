import { orderField } from '@lamplight/content/documentMetadata';
import { listLimits } from '@lamplight/content/limits';
import { inOrder } from '@lamplight/content/order';
import { drafts, revision, staffMembers } from '@lamplight/content/paths';
import type { ListName } from '@lamplight/content/siteContent';
import {
  collection,
  type DocumentSnapshot,
  doc,
  documentId,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QuerySnapshot,
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
import { keepListening } from './keepListening.ts';

/** The SDK reports that nothing exists only to listeners that include changes of metadata. */
const withAnswers = { includeMetadataChanges: true };

/**
 * Whether the server has answered. Without a connection the SDK reports every document as missing and every list as
 * empty; that is no answer. Each attempt to listen needs one of its own.
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
  onChange: Listener<Data | undefined>,
): () => void {
  const onSeen = (hasAnswered: ReturnType<typeof answering>) => (snapshot: DocumentSnapshot) => {
    const isAnswer = hasAnswered(snapshot.metadata);
    if (!snapshot.exists() && !isAnswer) return onChange({ state: 'failed', error: null });
    onChange({ state: 'loaded', value: snapshot.data() });
  };
  const document = doc(storeOf(connection), path);
  return keepListening(
    (onError) => onSnapshot(document, withAnswers, onSeen(answering()), onError),
    (error) => onChange({ state: 'failed', error }),
  );
}

/** Reads the document at a path once, for what hardly ever changes. @returns what ends it */
export function readOnce(
  connection: Connection,
  path: string,
  onChange: Listener<Data | undefined>,
): () => void {
  let cancelled = false;
  const tell: Listener<Data | undefined> = (live) => !cancelled && onChange(live);
  getDocFromServer(doc(storeOf(connection), path)).then(
    (snapshot) => tell({ state: 'loaded', value: snapshot.data() }),
    (error) => tell({ state: 'failed', error: namedError(error) }),
  );
  return () => {
    cancelled = true;
  };
}

/** Watches what a query finds. @returns what ends it */
export function watchItems(items: Query, onChange: Listener<ListedData[]>): () => void {
  const onSeen = (hasAnswered: ReturnType<typeof answering>) => (snapshot: QuerySnapshot) => {
    const isAnswer = hasAnswered(snapshot.metadata);
    if (snapshot.empty && !isAnswer) return onChange({ state: 'failed', error: null });
    const value = snapshot.docs.map((item) => ({
      id: item.id,
      path: item.ref.path,
      data: item.data(),
    }));
    onChange({ state: 'loaded', value });
  };
  return keepListening(
    (onError) => onSnapshot(items, withAnswers, onSeen(answering()), onError),
    (error) => onChange({ state: 'failed', error }),
  );
}

/** Watches the first `max` items of a list. @returns what ends it */
export const watchList = (
  connection: Connection,
  name: ListName,
  max: number,
  onChange: Listener<ListedData[]>,
): (() => void) =>
  watchItems(
    query(collection(storeOf(connection), name), orderBy(orderField), limit(max)),
    onChange,
  );

/** The place of an item in its list. */
interface Place {
  order: number;
  id: string;
}

/** Watches all items of a list behind one of them, with as many queries as that takes. @returns what ends it */
export function watchAfter(
  connection: Connection,
  name: ListName,
  { order, id }: Place,
  onChange: Listener<ListedData[]>,
): () => void {
  const all = collection(storeOf(connection), name);
  const inOrder = [orderBy(orderField), orderBy(documentId())];
  const page = query(all, ...inOrder, startAfter(order, id), limit(listLimits.items));
  let [last, stopRest] = ['', () => {}];
  let rest: ListedData[] | undefined;
  let items: ListedData[] = [];
  const tell = () => {
    // The rest is what it was until it's read behind another end.
    const ids = new Set(items.map((item) => item.id));
    const others = rest?.filter((item) => !ids.has(item.id));
    if (others) onChange({ state: 'loaded', value: [...items, ...others] });
  };
  const stop = watchItems(page, (live) => {
    if (live.state !== 'loaded') return onChange(live);
    items = live.value;
    const end = items.length === listLimits.items ? items.at(-1) : undefined;
    const next = end ? `${end.id} ${end.data[orderField]}` : 'none';
    if (next === last) return tell();
    stopRest();
    last = next;
    if (!end) {
      rest = [];
      stopRest = () => {};
      return tell();
    }
    const place = { order: Number(end.data[orderField]), id: end.id };
    stopRest = watchAfter(connection, name, place, (further) => {
      if (further.state !== 'loaded') return onChange(further);
      rest = further.value;
      tell();
    });
  });
  return () => {
    stop();
    stopRest();
  };
}

/** Watches the pinned items of a list, in their order. @returns what ends it */
export const watchPinned = (
  connection: Connection,
  name: ListName,
  onChange: Listener<ListedData[]>,
): (() => void) => {
  const all = collection(storeOf(connection), name);
  const pinned = query(all, where('pinned', '==', true), limit(listLimits.pinned));
  return watchItems(pinned, (live) =>
    onChange(live.state === 'loaded' ? { ...live, value: inOrder(live.value) } : live),
  );
};

/** Watches the documents of a collection, those that were added last first. @returns what ends it */
export const watchNewest = (
  connection: Connection,
  of: string,
  max: number,
  onChange: Listener<ListedData[]>,
): (() => void) => {
  const all = collection(storeOf(connection), of);
  return watchItems(query(all, orderBy(orderField, 'desc'), limit(max)), onChange);
};

/** The most drafts that are listed; the rules allow no more. */
const maxDrafts = 200;

/** Watches the drafts that can be published. @returns what ends it */
export const watchOpenDrafts = (
  connection: Connection,
  onChange: Listener<ListedData[]>,
): (() => void) => {
  const all = collection(storeOf(connection), drafts);
  return watchItems(query(all, where('state', '==', 'open'), limit(maxDrafts)), onChange);
};

/** Documents of a collection that belong to a draft. */
interface OfDraft {
  of: string;
  /** The path of the draft, and the version at which it began. */
  path: string;
  since: number;
  max: number;
}

/** Watches what belongs to a draft, the newest first. @returns what ends it */
export const watchOfDraft = (
  connection: Connection,
  { of, path, since, max }: OfDraft,
  onChange: Listener<ListedData[]>,
): (() => void) => {
  const store = storeOf(connection);
  const isOfDraft = [where('draft', '==', doc(store, path).id), where('since', '==', since)];
  const newest = [orderBy('at', 'desc'), limit(max)];
  return watchItems(query(collection(store, of), ...isOfDraft, ...newest), onChange);
};

/** The most staff that are known by name. */
const maxNamed = 100;

/** Watches who is staff. @returns what ends it */
export const watchStaff = (
  connection: Connection,
  onChange: Listener<ListedData[]>,
): (() => void) =>
  watchItems(query(collection(storeOf(connection), staffMembers), limit(maxNamed)), onChange);

/** The most people who are shown. */
const maxPresent = 100;

/**
 * Watches who else has something open. One's own heartbeats are left out: each would be read back.
 * @returns what ends it
 */
export const watchOthers = (
  connection: Connection,
  of: string,
  uid: string,
  onChange: Listener<ListedData[]>,
): (() => void) => {
  const all = collection(storeOf(connection), 'presence');
  const others = query(all, where('of', '==', of), where('uid', '!=', uid), limit(maxPresent));
  return watchItems(others, onChange);
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

/** Reads one version of a document. @throws NotAllowed, Unreachable, NewerContent */
export async function readRevision(
  connection: Connection,
  path: string,
  version: number,
): Promise<StoredDocument> {
  const document = doc(storeOf(connection), revision(path, version));
  return storedDocument(path, (await getDocFromServer(document).catch(throwNamed)).data());
}
