import { activityRecordFor } from '@lamplight/content/activityRecord';
import { claimsFor, savedPages } from '@lamplight/content/addressClaims';
import { type NewVersion, nextData, versionOf } from '@lamplight/content/documentMetadata';
import {
  movedAddresses,
  navigationFollowing,
  navigationPath,
} from '@lamplight/content/navigationLinks';
import { pageOf } from '@lamplight/content/pageClaim';
import { placeAt, revision, staffMember } from '@lamplight/content/paths';
import { may, rightToSave, roleOf } from '@lamplight/content/rights';
import {
  type DocumentReference,
  type DocumentSnapshot,
  doc,
  type Firestore,
  getDocFromServer,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { noteSave } from '../../device/savedHere.ts';
import { NotAllowed, namedError, Outdated, throwNamed, Unreachable } from '../errors.ts';
import { type Data, type StoredDocument, storedDocument } from '../reading/stored.ts';

type Stored = StoredDocument | undefined;

interface Saves {
  paths: readonly string[];
  /** The uid of the person who saves. */
  by: string;
  /**
   * Returns the next version of each document from the stored one, undefined if there is none; null
   * leaves it as it is. An error ends the save. It may be called again when someone else saves
   * at the same time. It reads other documents in the same transaction.
   */
  next: (
    stored: Stored[],
    read: (path: string) => Promise<Data | undefined>,
  ) => (NewVersion | null)[] | Promise<(NewVersion | null)[]>;
}

interface Save extends Pick<Saves, 'by'> {
  path: string;
  /** As for several documents. */
  next: (stored: Stored) => NewVersion | null;
}

/**
 * Stores the next versions of documents, together with their revisions and, of pages, the claims to their addresses, all
 * or none. The menus' links follow a page whose address changes. A transaction, because without a connection it fails, where a bare write would wait and be stored later unseen.
 * @returns the stored state of each
 * @throws what `next` throws; ZodError about `address` where another page has it; NotAllowed, Unreachable; NewerContent and Outdated where this code is too old to save
 */
export async function saveDocuments(
  { store }: { store: Firestore },
  { paths, by, next }: Saves,
): Promise<StoredDocument[]> {
  const documents = paths.map((path) => doc(store, path));
  const save: Attempt<StoredDocument[]> = async (transaction, snapshots, read) => {
    const stored = snapshots.map(storedIn);
    const dataAt = async (path: string) => (await read(doc(store, path))).data();
    const made = await next(stored, dataAt);
    const claims = await claimsFor(savedPages(paths, made), dataAt);
    const moved = movedAddresses(paths, stored, made);
    const menus = doc(store, navigationPath);
    const storedMenus = moved.size > 0 ? storedIn(await read(menus)) : undefined;
    for (const { path, data } of claims) transaction.set(doc(store, path), data);
    const saveVersion = (document: DocumentReference, before: Stored, version: NewVersion) => {
      const data = nextData(before, version, { time: serverTimestamp(), by });
      transaction.set(document, data);
      transaction.set(doc(store, revision(document.path, data.version)), data);
      return storedDocument(document.path, data);
    };
    const followed = navigationFollowing(moved, storedMenus);
    if (followed) saveVersion(menus, storedMenus, followed);
    return documents.map((document, index) => {
      const [before, version] = [stored[index], made[index]];
      if (!version) return before ?? storedDocument(document.path, undefined);
      return saveVersion(document, before, version);
    });
  };
  const now = await transact(store, documents, save).catch(async (error) => {
    const refused = error instanceof NotAllowed && (await maySave(store, paths, by));
    throw refused ? new Outdated() : error;
  });
  noteSave();
  return now;
}

const storedIn = (snapshot: DocumentSnapshot): Stored =>
  snapshot.exists() ? storedDocument(snapshot.ref.path, snapshot.data()) : undefined;

/** Whether someone has the right to save documents. The rules refuse it all the same where they want another shape. */
async function maySave(store: Firestore, paths: readonly string[], uid: string): Promise<boolean> {
  // Anyone who cannot be asked about is no longer staff.
  const staff = await getDocFromServer(doc(store, staffMember(uid))).catch(() => undefined);
  const role = staff?.exists() ? roleOf(staff.data()) : undefined;
  return paths.every((path) => may(role, rightToSave(placeAt(path))));
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
  return now ?? storedDocument(path, undefined);
}

/** Records in a transaction that a document is deleted in it, or brought back. */
export function record(
  store: Firestore,
  transaction: Transaction,
  move: Parameters<typeof activityRecordFor>[0],
): void {
  const { path, record } = activityRecordFor(move, serverTimestamp());
  transaction.set(doc(store, path), record);
}

/**
 * Deletes a document, and records that; its revisions stay.
 * @param by the uid of the person who deletes it
 * @returns what was deleted, undefined where nothing was
 * @throws NotAllowed, Unreachable
 */
export async function deleteDocument(
  { store }: { store: Firestore },
  path: string,
  by: string,
): Promise<StoredDocument | undefined> {
  // The response of an attempt may be lost, and the next one finds nothing.
  let deleted: StoredDocument | undefined;
  await transact(store, [doc(store, path)], (transaction, [snapshot]) => {
    const data = snapshot?.data();
    if (!snapshot || !data) return;
    transaction.delete(snapshot.ref);
    record(store, transaction, { kind: 'deleted', path, data, by });
    deleted = storedDocument(path, data);
  });
  noteSave();
  return deleted;
}

/**
 * The work on documents, within the transaction that read them.
 * @param read reads another one, within the transaction, which detects conflicting saves by it
 */
type Attempt<T> = (
  transaction: Transaction,
  snapshots: DocumentSnapshot[],
  read: (document: DocumentReference) => Promise<DocumentSnapshot>,
) => T | Promise<T>;

/** Milliseconds after which a store that does not answer counts as out of reach. */
const timeoutMs = 8_000;

/**
 * Runs a transaction over documents that is over in time: the SDK tries for a minute to reach the
 * store, and staff want to know. A save that was given up is not stored later by another attempt.
 * @throws what `attempt` throws; NotAllowed, Unreachable
 */
export async function transact<T>(
  store: Firestore,
  documents: readonly DocumentReference[],
  attempt: Attempt<T>,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = { over: false };
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      limit.over = true;
      reject(new Unreachable());
    }, timeoutMs);
  });
  try {
    const done = retryAfterOthers(store, documents, attempt, limit);
    return await Promise.race([done, late]).catch(throwNamed);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Tries again as long as other saves come first. The rules accept only the next version, and refuse a save that comes
 * second like one without the right to save: the stored versions tell which it was.
 */
async function retryAfterOthers<T>(
  store: Firestore,
  documents: readonly DocumentReference[],
  attempt: Attempt<T>,
  limit: { over: boolean },
): Promise<T> {
  for (;;) {
    let seen: DocumentSnapshot[] = [];
    try {
      return await runTransaction(store, async (transaction) => {
        seen = [];
        const read = async (document: DocumentReference) => {
          const snapshot = await transaction.get(document);
          seen.push(snapshot);
          return snapshot;
        };
        const snapshots = await Promise.all(documents.map(read));
        const result = await attempt(transaction, snapshots, read);
        if (limit.over) throw new Unreachable();
        return result;
      });
    } catch (error) {
      if (!(namedError(error) instanceof NotAllowed) || limit.over) throw error;
      const stored = await Promise.all(seen.map(({ ref }) => getDocFromServer(ref)));
      if (stored.every((snapshot, index) => isSameVersion(snapshot, seen[index]))) throw error;
    }
  }
}

/** Whether a document is as it was. Claims have no version, and nothing but the page that they name. */
const isSameVersion = (one: DocumentSnapshot, other: DocumentSnapshot | undefined) =>
  versionOf(one.data()) === versionOf(other?.data()) &&
  pageOf(one.data()) === pageOf(other?.data());
