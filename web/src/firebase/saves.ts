import { type NewVersion, nextData } from '@lamplight/content/bookkeeping';
import { revision } from '@lamplight/content/paths';
import type { ListName } from '@lamplight/content/siteLists';
import { collection, doc, type Firestore, serverTimestamp } from 'firebase/firestore';
import { noteSave } from '../device/savedHere.ts';
import { type StoredDocument, storedDocument } from './storedDocument.ts';
import { transact } from './transaction.ts';

type Stored = StoredDocument | undefined;

interface Saves {
  paths: readonly string[];
  /** The uid of who saves. */
  by: string;
  /**
   * What to store over what is stored of each document, which is undefined where nothing is; null
   * leaves it as it is. What it throws ends the save. It may be called again when somebody else saves
   * at the same time.
   */
  next: (stored: Stored[]) => (NewVersion | null)[];
}

interface Save extends Pick<Saves, 'by'> {
  path: string;
  /** As for several documents. */
  next: (stored: Stored) => NewVersion | null;
}

/**
 * Stores the next versions of documents, together with their revisions, all or none. A transaction,
 * because without a connection it fails, where a bare write would wait and be stored later unseen.
 * @returns what is stored now of each
 * @throws what `next` throws; NotAllowed, Unreachable
 */
export async function saveDocuments(
  { store }: { store: Firestore },
  { paths, by, next }: Saves,
): Promise<StoredDocument[]> {
  const documents = paths.map((path) => doc(store, path));
  const now = await transact(store, documents, (transaction, snapshots) => {
    const stored = snapshots.map((each) =>
      each.exists() ? storedDocument(each.data()) : undefined,
    );
    const made = next(stored);
    return documents.map((document, index) => {
      const version = made[index];
      if (!version) return stored[index] ?? storedDocument(undefined);
      const data = nextData(stored[index], version, { time: serverTimestamp(), by });
      transaction.set(document, data);
      transaction.set(doc(store, revision(document.path, data.version)), data);
      return storedDocument(data);
    });
  });
  noteSave();
  return now;
}

/** The same for one document. */
export async function saveDocument(
  connection: { store: Firestore },
  { path, by, next }: Save,
): Promise<StoredDocument> {
  const [now] = await saveDocuments(connection, {
    paths: [path],
    by,
    next: ([stored]) => [next(stored)],
  });
  return now ?? storedDocument(undefined);
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
  const deleted = await transact(store, [doc(store, path)], (transaction, [snapshot]) => {
    if (!snapshot?.exists()) return undefined;
    transaction.delete(snapshot.ref);
    return storedDocument(snapshot.data());
  });
  noteSave();
  return deleted;
}

/** An id that no item of the list has. */
export const newItemId = ({ store }: { store: Firestore }, list: ListName): string =>
  doc(collection(store, list)).id;
