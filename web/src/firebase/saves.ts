import { orderField } from '@lamplight/content/listed';
import { type ListName, revision } from '@lamplight/content/paths';
import {
  collection,
  doc,
  type Firestore,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import type { Connection } from './connection.ts';
import { type StoredDocument, storedDocument } from './documents.ts';
import { namedError, Unreachable } from './errors.ts';

/** What a save stores. */
export interface NewVersion {
  content: Record<string, unknown>;
  /** The place, where it is the item of a list. */
  order?: number | undefined;
  /** The last version of a deleted document that is made again: its history goes on. */
  after?: number;
}

interface Save {
  path: string;
  /** The uid of who saves. */
  by: string;
  /**
   * What to store over `stored`, which is undefined where nothing is; null leaves it as it is. What
   * it throws ends the save. It may be called again when somebody else saves at the same time.
   */
  next: (stored: StoredDocument | undefined) => NewVersion | null;
}

/**
 * Stores the next version of a document, together with its revision. A transaction, because
 * without a connection it fails, where a bare write would wait and be stored later unseen.
 * @returns what is stored now
 * @throws what `next` throws; NotAllowed, Unreachable
 */
export const saveDocument = ({ store }: Connection, { path, by, next }: Save) =>
  transact(store, async (transaction): Promise<StoredDocument> => {
    const snapshot = await transaction.get(doc(store, path));
    const stored = snapshot.exists() ? storedDocument(snapshot.data()) : undefined;
    const made = next(stored);
    if (made === null) return stored ?? storedDocument(undefined);

    const { content, order, after = 0 } = made;
    const version = (stored?.version ?? after) + 1;
    const data = {
      ...content,
      ...(order !== undefined && { [orderField]: order }),
      version,
      updatedAt: serverTimestamp(),
      updatedBy: by,
    };
    transaction.set(doc(store, path), data);
    transaction.set(doc(store, revision(path, version)), data);
    return { version, order, content, savedAt: null, savedBy: by };
  });

/**
 * Deletes a document; its revisions stay.
 * @returns what was deleted, undefined where nothing was
 * @throws NotAllowed, Unreachable
 */
export const deleteDocument = ({ store }: Connection, path: string) =>
  transact(store, async (transaction) => {
    const snapshot = await transaction.get(doc(store, path));
    if (!snapshot.exists()) return undefined;
    transaction.delete(doc(store, path));
    return storedDocument(snapshot.data());
  });

/** An id that no item of the list has. */
export const newItemId = ({ store }: Connection, list: ListName): string =>
  doc(collection(store, list)).id;

/** Milliseconds after which a store that does not answer counts as out of reach. */
const patience = 8_000;

/**
 * Runs a transaction that is over in time: the SDK tries for a minute to reach the store, and staff
 * want to know. What has been given up is not stored later by another of its attempts.
 */
async function transact<T>(
  store: Firestore,
  attempt: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  let late = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late = true;
      reject(new Unreachable());
    }, patience);
  });
  const work = runTransaction(store, async (transaction) => {
    const result = await attempt(transaction);
    if (late) throw new Unreachable();
    return result;
  });
  try {
    return await Promise.race([work, limit]);
  } catch (error) {
    throw namedError(error);
  } finally {
    clearTimeout(timer);
  }
}
