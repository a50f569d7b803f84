import { versionOf } from '@lamplight/content/bookkeeping';
import { revision } from '@lamplight/content/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';
import { changedMeanwhile, codeOf, tooLarge } from './errors.ts';
import { withinTimeLimit } from './timeLimit.ts';

type Content = Record<string, unknown>;

interface Save {
  /** The uid of who saves. */
  by: string;
  /** The version that the author saw; undefined saves over any. */
  expected: number | undefined;
  /** The new content, made from the stored data. What it throws ends the save. */
  content(stored: Content | undefined): Content;
}

const saveLimit = 20_000;

/**
 * Stores the next version of the document at a path and, in the same transaction, its revision, as
 * the rules demand of staff who write directly.
 * @returns what was stored, with its new version
 * @throws changedMeanwhile when another version is stored than expected; tooLarge; unavailable
 */
export async function saveVersion(path: string, save: Save): Promise<Content> {
  const document = firestore().doc(path);
  const work = firestore().runTransaction(async (transaction) => {
    const stored = (await transaction.get(document)).data();
    const current = versionOf(stored);
    if (save.expected !== undefined && save.expected !== current) throw changedMeanwhile();

    const content = save.content(stored);
    const version = current + 1;
    const record = {
      ...content,
      version,
      updatedAt: FieldValue.serverTimestamp(),
      updatedBy: save.by,
    };
    transaction.set(document, record);
    transaction.create(firestore().doc(revision(path, version)), record);
    return { ...content, version };
  });
  return withinTimeLimit(work.catch(explain), saveLimit);
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
