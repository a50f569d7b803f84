import { versionOf } from '@lamplight/content/bookkeeping';
import { revision } from '@lamplight/content/paths';
import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';
import { changedMeanwhile, codeOf, notFound, tooLarge } from './errors.ts';
import { withinTimeLimit } from './timeLimit.ts';

type Content = Record<string, unknown>;

export interface Save {
  /** The uid of who saves. */
  by: string;
  /** The version that the author saw; undefined saves over any. */
  expected: number | undefined;
  /** Whether the document must be there already. */
  mustExist?: boolean;
  /** The new content, made from the stored data. What it throws ends the save. */
  content(stored: Content | undefined): Content;
}

const saveLimit = 20_000;

/**
 * Stores the next version of the document at a path and, in the same transaction, its revision, as
 * the rules demand of staff who write directly.
 * @returns what was stored, with its new version
 * @throws notFound when nothing is stored that must be; changedMeanwhile when another version is
 * stored than expected; tooLarge; unavailable
 */
export function saveVersion(path: string, save: Save): Promise<Content> {
  const document = firestore().doc(path);
  return inTransaction(async (transaction) => {
    const stored = (await transaction.get(document)).data();
    if (!stored && save.mustExist) throw notFound();
    const current = versionOf(stored);
    if (save.expected !== undefined && save.expected !== current) throw changedMeanwhile();
    const content = save.content(stored);
    return storeVersion(transaction, document, { content, version: current + 1, by: save.by });
  });
}

/**
 * What `work` returns once all that it stores is stored at once. It may run more than once, when
 * others save at the same time.
 * @throws what `work` throws; changedMeanwhile; tooLarge; unavailable
 */
export const inTransaction = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  withinTimeLimit(firestore().runTransaction(work).catch(explain), saveLimit);

/**
 * Lets a transaction store a version of a document and, with the same data, its revision.
 * @returns the content with its version
 */
export function storeVersion(
  transaction: Transaction,
  document: DocumentReference,
  { content, version, by }: { content: Content; version: number; by: string },
): Content {
  const updatedAt = FieldValue.serverTimestamp();
  const record = { ...content, version, updatedAt, updatedBy: by };
  transaction.set(document, record);
  transaction.create(firestore().doc(revision(document.path, version)), record);
  return { ...content, version };
}

/** What Firestore refuses of a save whose content is valid. */
function explain(error: unknown): never {
  switch (codeOf(error)) {
    case 3: // INVALID_ARGUMENT: larger than a document may be
      throw tooLarge(error);
    case 6: // ALREADY_EXISTS: the revision
    case 10: // ABORTED: others saved at the same time, more often than the client tries again
      throw changedMeanwhile(error);
    default:
      throw error;
  }
}
