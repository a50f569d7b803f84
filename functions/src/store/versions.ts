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

/** What to store over what is stored of each document; null leaves it as it is. What it throws ends the save. */
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
export function saveVersions({ paths, by, next }: Saves): Promise<StoredVersion[]> {
  const documents = paths.map((path) => firestore().doc(path));
  return inTransaction(async (transaction) => {
    const snapshots = await transaction.getAll(...documents);
    const stored = paths.map((path, index) => {
      const data = assertKnownVersion(snapshots[index]?.data());
      return data && storedVersion(path, data);
    });
    const made = next(stored);
    const moved = movedAddresses(paths, stored, made);
    const menus = moved.size > 0 ? await readIn(transaction)(navigationPath) : undefined;
    await claimAddresses(transaction, paths, made);
    const before = menus && storedVersion(navigationPath, assertKnownVersion(menus));
    const followed = navigationFollowing(moved, before);
    if (followed) {
      const document = firestore().doc(navigationPath);
      storeVersion(transaction, document, { stored: before, version: followed, by });
    }
    return documents.map((document, index) => {
      const version = made[index];
      if (!version) return stored[index] ?? storedVersion(document.path);
      return storeVersion(transaction, document, { stored: stored[index], version, by });
    });
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

/** What Firestore refuses of a save whose content is valid. */
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
