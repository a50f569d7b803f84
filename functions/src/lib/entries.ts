import type { NoticeState } from '@lamplight/content/submission';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { askFirestore, nameOf, Refused } from './firestoreRest.ts';
import { dataOf, momentOf } from './storedValues.ts';

/**
 * Submissions, for functions that events start: over Firestore's REST interface, as the function itself.
 * Loading the Admin SDK would be most of what such a function does. All of them throw unavailable.
 */

/** What such functions look at of a stored submission. */
export interface Entry {
  state: unknown;
  notice: unknown;
  /** When a visitor sent it; undefined where that is no date. */
  createdAt: Date | undefined;
  /** When its document was created, which is later for one that was brought back. */
  storedAt: Date;
}

/** A submission; undefined where there is none at this path, such as `feedback/0b7f`. */
export async function readEntry(path: string): Promise<Entry | undefined> {
  const question = { documents: [nameOf(path)] };
  const [answer] = (await askFirestore('batchGet', question, 'function')) as BatchGot[];
  if (!answer?.found) return undefined;
  const { fields = {}, createTime } = answer.found;
  const { state, notice } = dataOf(fields);
  return { state, notice, createdAt: momentOf(fields.createdAt), storedAt: new Date(createTime) };
}

/** Notes on a submission what has become of its notice; nothing where it was deleted meanwhile. */
export async function noteOnEntry(path: string, notice: NoticeState): Promise<void> {
  const write = {
    update: { name: nameOf(path), fields: { notice: { stringValue: notice } } },
    updateMask: { fieldPaths: ['notice'] },
    currentDocument: { exists: true },
  };
  try {
    await askFirestore('commit', { writes: [write] }, 'function');
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 404) throw error;
  }
}

/** The names of the oldest submissions of a kind from before a moment, as many as `most`. */
export async function oldestEntries(
  kind: SubmissionName,
  before: Date,
  most: number,
): Promise<string[]> {
  const createdAt = { fieldPath: 'createdAt' };
  const value = { timestampValue: before.toISOString() };
  const structuredQuery = {
    from: [{ collectionId: kind }],
    select: { fields: [createdAt] },
    where: { fieldFilter: { field: createdAt, op: 'LESS_THAN', value } },
    orderBy: [{ field: createdAt, direction: 'ASCENDING' }],
    limit: most,
  };
  const answers = await askFirestore('runQuery', { structuredQuery }, 'function');
  return (answers as QueryAnswer[]).flatMap(({ document }) => document?.name ?? []);
}

/**
 * Deletes documents by their names, each for itself.
 * @returns how many; those that could not be deleted are left
 * @throws Error with Firestore's code where none could be
 */
export async function deleteEntries(names: string[]): Promise<number> {
  const writes = names.map((name) => ({ delete: name }));
  const { status = [] } = (await askFirestore('batchWrite', { writes }, 'function')) as Written;
  const failed = status.filter(({ code = 0 }) => code !== 0);
  if (failed.length > 0 && failed.length === names.length) {
    throw new Error(`Firestore deletes nothing: code ${failed[0]?.code}`);
  }
  return names.length - failed.length;
}

// What Firestore answers: https://firebase.google.com/docs/firestore/reference/rest
interface BatchGot {
  found?: { fields?: Record<string, unknown>; createTime: string };
}
interface QueryAnswer {
  document?: { name: string };
}
interface Written {
  /** One for each write; of those that succeeded without a code. */
  status?: { code?: number }[];
}
