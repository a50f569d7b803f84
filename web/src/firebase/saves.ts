import { orderField } from '@lamplight/content/listed';
import { type ListName, revision } from '@lamplight/content/paths';
import { collection, doc, type Firestore, serverTimestamp } from 'firebase/firestore';
import { noteSave } from '../device/savedHere.ts';
import { type StoredDocument, storedDocument } from './storedDocument.ts';
import { transact } from './transaction.ts';

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
export async function saveDocument(
  { store }: { store: Firestore },
  { path, by, next }: Save,
): Promise<StoredDocument> {
  const stored = await transact(store, doc(store, path), (transaction, snapshot) => {
    const before = snapshot.exists() ? storedDocument(snapshot.data()) : undefined;
    const made = next(before);
    if (made === null) return before ?? storedDocument(undefined);

    const { content, order, after = 0 } = made;
    const version = (before?.version ?? after) + 1;
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
  noteSave();
  return stored;
}

/**
 * Deletes a document; its revisions stay.
 * @returns what was deleted, undefined where nothing was
 * @throws NotAllowed, Unreachable
 */
export async function deleteDocument(
  { store }: { store: Firestore },
  path: string,
): Promise<StoredDocument | undefined> {
  const deleted = await transact(store, doc(store, path), (transaction, snapshot) => {
    if (!snapshot.exists()) return undefined;
    transaction.delete(doc(store, path));
    return storedDocument(snapshot.data());
  });
  noteSave();
  return deleted;
}

/** An id that no item of the list has. */
export const newItemId = ({ store }: { store: Firestore }, list: ListName): string =>
  doc(collection(store, list)).id;
