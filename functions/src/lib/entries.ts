import type { NoticeState } from '@lamplight/content/submission';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';
import { codeOf } from './errors.ts';
import { withinTimeLimit } from './timeLimit.ts';

/** Submissions, for functions that events start. */

/** In milliseconds. */
const timeLimit = 10_000;

/** What such functions look at of a stored submission. */
export interface Entry {
  state: unknown;
  notice: unknown;
  /** When a visitor sent it; undefined where that is no date. */
  createdAt: Date | undefined;
  /** When its document was created, which is later for one that was brought back. */
  storedAt: Date;
}

/**
 * A submission; undefined where there is none at this path, such as `feedback/0b7f`.
 * @throws unavailable
 */
export async function readEntry(path: string): Promise<Entry | undefined> {
  const snapshot = await withinTimeLimit(firestore().doc(path).get(), timeLimit);
  if (!snapshot.createTime) return undefined;
  const { state, notice, createdAt } = snapshot.data() ?? {};
  return {
    state,
    notice,
    createdAt: createdAt instanceof Timestamp ? createdAt.toDate() : undefined,
    storedAt: snapshot.createTime.toDate(),
  };
}

/**
 * Notes on a submission what has become of its notice; nothing where it was deleted meanwhile.
 * @throws unavailable
 */
export async function noteOnEntry(path: string, notice: NoticeState): Promise<void> {
  const noting = firestore().doc(path).update({ notice });
  await withinTimeLimit(noting, timeLimit).catch(unlessItIsGone);
}

function unlessItIsGone(error: unknown): void {
  if (codeOf(error) !== 5) throw error; // 5 is NOT_FOUND
}

/** The oldest submissions of a kind from before a moment, as many as `most`. */
export async function oldestEntries(
  kind: SubmissionName,
  before: Date,
  most: number,
): Promise<DocumentReference[]> {
  const old = firestore().collection(kind).where('createdAt', '<', before);
  const { docs } = await old.orderBy('createdAt').limit(most).select().get();
  return docs.map(({ ref }) => ref);
}

/**
 * Deletes documents, each for itself.
 * @throws where one cannot be deleted, however often that is tried; others may be deleted then
 */
export async function deleteEntries(entries: DocumentReference[]): Promise<void> {
  const writer = firestore().bulkWriter();
  const deleting = Promise.all(entries.map((entry) => writer.delete(entry)));
  await Promise.all([deleting, writer.close()]);
}
