import { activityRecordFor } from '@lamplight/content/activityRecord';
import { freeAddress, savedPages } from '@lamplight/content/addressClaims';
import {
  assertKnownVersion,
  orderField,
  type StoredVersion,
  storedVersion,
} from '@lamplight/content/documentMetadata';
import { listLimits, unlimitedLists } from '@lamplight/content/limits';
import { largestOrder, nextOrder } from '@lamplight/content/order';
import {
  libraryFiles,
  libraryPictures,
  listItem,
  revision,
  revisions as revisionsOf,
} from '@lamplight/content/paths';
import type { ListName } from '@lamplight/content/siteContent';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { changedMeanwhile, listFull, notFound } from '../http/errors.ts';
import { firestore, withTimeout } from './firestore.ts';
import {
  claimAddresses,
  inTransaction,
  type Next,
  readIn,
  saveVersions,
  storeVersion,
} from './versions.ts';

type Content = Record<string, unknown>;

/** The collections of pictures and of files for visitors, which no page reads as a whole. */
export type LibraryName = typeof libraryPictures | typeof libraryFiles;

/** Whether a list may have no more items than pages read. */
const isLimited = (collection: string): boolean =>
  ![...unlimitedLists, libraryPictures, libraryFiles].includes(collection);

/**
 * Stores a new item behind the last one of a list, as version 1 with its revision.
 * @param by the uid of the staff member who adds it
 * @returns its id and what is stored
 * @throws listFull when there are as many items as pages read; addressTaken; tooLarge; unavailable
 */
export function appendItem(list: ListName, content: Content, by: string) {
  const items = firestore().collection(list);
  const document = items.doc();
  const orders = items.orderBy(orderField, 'desc').select(orderField).limit(listLimits.items);
  return inTransaction(async (transaction) => {
    const { docs } = await transaction.get(orders);
    if (isLimited(list) && docs.length >= listLimits.items) throw listFull();
    const last = docs.map((item): unknown => item.get(orderField)).find(isPlace);
    const version = { content, order: nextOrder(last) };
    await claimAddresses(transaction, [document.path], [version]);
    const stored = storeVersion(transaction, document, { stored: undefined, version, by });
    return { id: document.id, stored };
  });
}

/** Whether a list has no room for another item. */
export async function isFull(transaction: Transaction, collection: string): Promise<boolean> {
  if (!isLimited(collection)) return false;
  const items = firestore().collection(collection).select().limit(listLimits.items);
  return (await transaction.get(items)).size >= listLimits.items;
}

/** Whether an item can be behind this `order`; one that was set by hand may be anything. */
const isPlace = (order: unknown): order is number =>
  Number.isInteger(order) && Number(order) <= largestOrder;

/**
 * Stores the next version of an item.
 * @returns what is stored now
 * @throws notFound when there is no such item; as saveVersions does
 */
export const saveItemVersion = (
  list: ListName,
  id: string,
  { by, next }: { by: string; next: Next },
) =>
  saveVersions({
    paths: [listItem(list, id)],
    by,
    next: (stored) => {
      if (!stored[0]) throw notFound();
      return next(stored);
    },
  });

/**
 * Deletes an item, and records that; its revisions stay.
 * @param by the uid of the staff member who deletes it
 * @throws notFound when there is no such item; changedMeanwhile; unavailable
 */
export async function removeItem(list: ListName, id: string, by: string): Promise<void> {
  const path = listItem(list, id);
  const item = firestore().doc(path);
  await inTransaction(async (transaction) => {
    const data = (await transaction.get(item)).data();
    if (!data) throw notFound();
    transaction.delete(item);
    const now = FieldValue.serverTimestamp();
    const { path: at, record } = activityRecordFor({ kind: 'deleted', path, data, by }, now);
    transaction.set(firestore().doc(at), record);
  });
}

/**
 * Brings back a document that was deleted exactly as its last revision has it, with its id, its place and its history,
 * and records that. A page whose address is taken now gets one with a number behind it. The rules let nobody do it:
 * they could not compare what is of an older shape.
 * @param by the uid of the staff member who brings it back
 * @returns what is stored now
 * @throws notFound where there is no history; changedMeanwhile where it is there; listFull; unavailable
 */
export function restoreDeleted(collection: ListName | LibraryName, id: string, by: string) {
  const document = firestore().collection(collection).doc(id);
  const revisions = document.collection(revisionsOf).orderBy('version', 'desc').limit(1);
  return inTransaction(async (transaction) => {
    const [present, revision, full] = await Promise.all([
      transaction.get(document),
      transaction.get(revisions),
      isFull(transaction, collection),
    ]);
    if (present.exists) throw changedMeanwhile();
    const data = assertKnownVersion(revision.docs[0]?.data());
    if (!data) throw notFound();
    if (full) throw listFull();
    const { content: last, order, version: after } = storedVersion(document.path, data);
    const content = { ...last, ...(await addressAnew(transaction, document.path, last)) };
    const version = { content, order, after };
    await claimAddresses(transaction, [document.path], [version]);
    const stored = storeVersion(transaction, document, { stored: undefined, version, by });
    const back = {
      kind: 'restored',
      path: document.path,
      data: { ...content, version: stored.version },
      by,
    } as const;
    const { path, record } = activityRecordFor(back, FieldValue.serverTimestamp());
    transaction.set(firestore().doc(path), record);
    return stored;
  });
}

/** The address of a page that is brought back: another page may have its former one now. */
async function addressAnew(transaction: Transaction, path: string, content: Content) {
  const [page] = savedPages([path], [{ content }]);
  return page && { address: await freeAddress(page, readIn(transaction)) };
}

const readTimeoutMs = 10_000;

/**
 * All items of a list in their order, without looking at rights.
 * @throws unavailable when Firestore does not answer within ten seconds
 */
export async function storedItems(
  list: ListName,
): Promise<{ id: string; stored: StoredVersion }[]> {
  const items = firestore().collection(list).orderBy(orderField).limit(listLimits.items);
  const { docs } = await withTimeout(items.get(), readTimeoutMs);
  return docs.map((item) => ({
    id: item.id,
    stored: storedVersion(item.ref.path, item.data()),
  }));
}

export interface DeletedItem {
  id: string;
  /** What its last save stored. */
  data: Record<string, unknown>;
  savedAt: Date;
  /** When it was deleted and by whom, as long as that is on record. */
  deletion: { at: Date; by: string } | null;
}

/**
 * The items of a list that have been deleted, those that were deleted last first. Only the revisions
 * of such an item are left.
 * @param limit how many at the most
 * @throws unavailable when Firestore does not answer within ten seconds
 */
export const deletedItems = (list: ListName, limit: number): Promise<DeletedItem[]> =>
  withTimeout(readDeleted(list, limit), readTimeoutMs);

async function readDeleted(list: ListName, limit: number): Promise<DeletedItem[]> {
  const known = await firestore().collection(list).listDocuments();
  if (known.length === 0) return [];
  const snapshots = await firestore().getAll(...known, { fieldMask: ['version'] });
  const gone = snapshots.filter(({ exists }) => !exists);
  const saves = (await Promise.all(gone.map(({ ref }) => lastSave(ref)))).flatMap(
    (save) => save ?? [],
  );
  if (saves.length === 0) return [];
  const records = saves.map(({ ref, version }) => {
    const deleted = { kind: 'deleted', path: ref.path, data: { version }, by: '' } as const;
    return firestore().doc(activityRecordFor(deleted, null).path);
  });
  const read = await firestore().getAll(...records, { fieldMask: ['at', 'by'] });
  const endOf = ({ savedAt, deletion }: Deletion) => (deletion?.at ?? savedAt).getTime();
  const last = saves
    .map((save, index) => ({ ...save, deletion: deletionIn(read[index]) }))
    .sort((a, b) => endOf(b) - endOf(a))
    .slice(0, limit);
  const revisions = await firestore().getAll(
    ...last.map(({ ref, version }) => firestore().doc(revision(ref.path, version))),
  );
  return last.map(({ ref, savedAt, deletion }, index) => ({
    id: ref.id,
    data: revisions[index]?.data() ?? {},
    savedAt,
    deletion,
  }));
}

type Deletion = Pick<DeletedItem, 'savedAt' | 'deletion'>;

function deletionIn(record: DocumentSnapshot | undefined): DeletedItem['deletion'] {
  const at: unknown = record?.get('at');
  const by: unknown = record?.get('by');
  if (!(at instanceof Timestamp)) return null;
  return { at: at.toDate(), by: typeof by === 'string' ? by : '' };
}

/** The version and the time of a document's last save, without its content: a list may have lost thousands. */
async function lastSave(ref: DocumentReference) {
  const revisions = firestore().doc(revision(ref.path, 1)).parent;
  const last = revisions.orderBy('version', 'desc').limit(1).select('version', 'updatedAt');
  const { docs } = await last.get();
  const { version, updatedAt } = docs[0]?.data() ?? {};
  if (!(updatedAt instanceof Timestamp)) return null;
  return { ref, version: Number(version), savedAt: updatedAt.toDate() };
}
