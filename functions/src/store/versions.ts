import { claimsFor, savedPages } from '@lamplight/content/addressClaims';
import {
  assertKnownVersion,
  NewerContent,
  type NewVersion,
  nextData,
  type StoredVersion,
  storedVersion,
} from '@lamplight/content/documentMetadata';
import {
  movedAddresses,
  navigationFollowing,
  navigationPath,
} from '@lamplight/content/navigationLinks';
import { revision } from '@lamplight/content/paths';
import * as z from '@lamplight/content/zod';
import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { addressTaken, changedMeanwhile, codeOf, tooLarge, unavailable } from '../http/errors.ts';
import { fieldMessages } from '../http/validated.ts';
import { firestore, grpc, withTimeout } from './firestore.ts';

type Stored = StoredVersion | undefined;

/** Returns what to store for each document; null leaves it as it is. Its errors end the save. */
export type Next = (stored: Stored[]) => (NewVersion | null)[];

interface Saves {
  paths: readonly string[];
  /** The uid of the staff member who saves. */
  by: string;
  next: Next;
}

const saveTimeoutMs = 20_000;

/**
 * Stores the next versions of documents and, in the same transaction, their revisions, as the rules
 * demand of staff who write directly; of pages also the claims to their addresses, and the menus whose links follow them.
 * @returns what is stored now of each
 * @throws what `next` throws; addressTaken; changedMeanwhile; tooLarge; unavailable, also where a later release has stored one
 */
export const saveVersions = ({ paths, by, next }: Saves): Promise<StoredVersion[]> =>
  inTransaction(async (transaction) => {
    const stored = await storedIn(transaction, paths);
    return storeVersions(transaction, { paths, stored, made: next(stored), by });
  });

/** The stored versions of documents, within a transaction. @throws NewerContent */
export async function storedIn(
  transaction: Transaction,
  paths: readonly string[],
): Promise<Stored[]> {
  const snapshots = await transaction.getAll(...paths.map((path) => firestore().doc(path)));
  return paths.map((path, index) => {
    const data = assertKnownVersion(snapshots[index]?.data());
    return data && storedVersion(path, data);
  });
}

interface MadeVersions {
  paths: readonly string[];
  stored: Stored[];
  /** What to store of each; null leaves it as it is. */
  made: (NewVersion | null)[];
  by: string;
}

/**
 * Lets a transaction that has read documents store their next versions, with all that belongs to these.
 * @returns what is stored then of each
 * @throws addressTaken
 */
export async function storeVersions(
  transaction: Transaction,
  { paths, stored, made, by }: MadeVersions,
): Promise<StoredVersion[]> {
  const moved = movedAddresses(paths, stored, made);
  const menus = moved.size > 0 ? await readIn(transaction)(navigationPath) : undefined;
  const before = menus && storedVersion(navigationPath, assertKnownVersion(menus));
  const followed = navigationFollowing(moved, before);
  await claimAddresses(transaction, paths, made);
  const store = (path: string, now: Stored, version: NewVersion) =>
    storeVersion(transaction, firestore().doc(path), { stored: now, version, by });
  if (followed) store(navigationPath, before, followed);
  return paths.map((path, index) => {
    const [now, version] = [stored[index], made[index]];
    return version ? store(path, now, version) : (now ?? storedVersion(path));
  });
}

/**
 * What `work` returns once all that it stores is stored at once. It may run more than once, when
 * others save at the same time.
 * @throws what `work` throws; changedMeanwhile; tooLarge; unavailable
 */
export const inTransaction = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  withTimeout(firestore().runTransaction(work).catch(explain), saveTimeoutMs);

/** Reads the data of a document within a transaction. */
export const readIn = (transaction: Transaction) => async (path: string) =>
  (await transaction.get(firestore().doc(path))).data();

/**
 * Lets a transaction store the claims to the addresses of the pages that it saves, before it stores these.
 * @throws addressTaken where another page has one
 */
export async function claimAddresses(
  transaction: Transaction,
  paths: readonly string[],
  versions: readonly (NewVersion | null)[],
): Promise<void> {
  try {
    const claims = await claimsFor(savedPages(paths, versions), readIn(transaction));
    for (const { path, data } of claims) transaction.set(firestore().doc(path), data);
  } catch (error) {
    throw error instanceof z.ZodError ? addressTaken(fieldMessages(error)) : error;
  }
}

/** Lets a transaction store the next version of a document and its revision. */
export function storeVersion(
  transaction: Transaction,
  document: DocumentReference,
  { stored, version, by }: { stored: Stored; version: NewVersion; by: string },
): StoredVersion {
  const data = nextData(stored, version, { time: FieldValue.serverTimestamp(), by });
  transaction.set(document, data);
  transaction.create(firestore().doc(revision(document.path, data.version)), data);
  return storedVersion(document.path, data);
}

/**
 * Firestore's words for a transaction that waited for others until it was no longer valid: its code is that of a document
 * which is larger than one may be.
 */
const hasExpired = /transaction (is invalid|has expired)/i;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');

/** Throws the known error for a refused save whose content is valid. */
function explain(error: unknown): never {
  if (error instanceof NewerContent) throw unavailable(error);
  switch (codeOf(error)) {
    case grpc.invalidArgument:
      throw hasExpired.test(messageOf(error)) ? changedMeanwhile(error) : tooLarge(error);
    case grpc.alreadyExists: // the revision
    case grpc.aborted: // others saved at the same time, more often than the client tries again
      throw changedMeanwhile(error);
    default:
      throw error;
  }
}
