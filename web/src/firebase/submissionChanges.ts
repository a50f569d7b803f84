import { restoredIn } from '@lamplight/content/activityRecord';
import { type Handling, nextHandling } from '@lamplight/content/submission';
import { hashedText } from '@lamplight/content/submissionHash';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { deepEqual } from 'fast-equals';
import { type DocumentData, doc, serverTimestamp } from 'firebase/firestore';
import { sha256 } from '../device/sha256.ts';
import { storeOf } from './connection/store.ts';
import type { Connection } from './connection/useConnection.ts';
import { ChangedMeanwhile } from './errors.ts';
import { storedDocument } from './reading/stored.ts';
import { type Submission, submissionOf } from './submissions.ts';
import { record, transact } from './writing/saves.ts';

/**
 * Stores another state or note of a submission, as its next version.
 * @param by the uid of the person who changes it
 * @param change what is to be stored over what is there; what it throws ends it. It may be called again
 * when someone else changes the submission at the same time
 * @returns the version that is stored then, and its state and note
 * @throws what `change` throws; ChangedMeanwhile when it is gone; NotAllowed, Unreachable
 */
export const handleSubmission = (
  connection: Connection,
  name: SubmissionName,
  id: string,
  by: string,
  change: (now: Submission) => Partial<Handling>,
): Promise<Handling & { version: number }> => {
  const store = storeOf(connection);
  const document = doc(store, submissionKinds[name].entry(id));
  return transact(store, [document], (transaction, [snapshot]) => {
    const stored = snapshot?.data();
    if (!stored) throw new ChangedMeanwhile();
    const now = submissionOf(name, id, storedDocument(document.path, stored));
    const { state, note, version } = now;
    const handling = { state, note, ...change(now) };
    if (deepEqual(handling, { state, note })) return { ...handling, version };
    const next = nextHandling(stored, handling);
    transaction.update(document, { ...next, updatedAt: serverTimestamp(), updatedBy: by });
    return { ...handling, version: next.version };
  });
};

/** A submission that was deleted, and all of it as it was stored. */
export interface DeletedSubmission {
  submission: Submission;
  stored: DocumentData;
  /** Whether it can be brought back. */
  returns: boolean;
}

/**
 * Deletes a submission, and records that it was deleted, with a hash of what is in it: only what has the same comes back.
 * @param by the uid of the person who deletes it
 * @returns what was deleted, undefined where nothing was
 * @throws NotAllowed, Unreachable
 */
export const deleteSubmission = (
  connection: Connection,
  name: SubmissionName,
  id: string,
  by: string,
): Promise<DeletedSubmission | undefined> => {
  const store = storeOf(connection);
  const path = submissionKinds[name].entry(id);
  // The response of an attempt may be lost, and the next one finds nothing.
  let deleted: DeletedSubmission | undefined;
  return transact(store, [doc(store, path)], async (transaction, [snapshot]) => {
    const stored = snapshot?.data();
    if (!snapshot || !stored) return deleted;
    const text = hashedText(name, stored);
    const hash = text === undefined ? undefined : await sha256(text);
    transaction.delete(snapshot.ref);
    record(store, transaction, { kind: 'deleted', path, data: stored, by, hash });
    const submission = submissionOf(name, id, storedDocument(path, stored));
    deleted = { submission, stored, returns: hash !== undefined };
    return deleted;
  });
};

/**
 * Brings back what was deleted, as it was, which is recorded: within ten minutes, and unless anybody's data was erased
 * since, which it may be about. Does nothing if it's there already: an attempt may succeed whose response is lost.
 * @throws NotAllowed, Unreachable
 */
export const restoreSubmission = (
  connection: Connection,
  name: SubmissionName,
  { submission, stored }: DeletedSubmission,
  by: string,
) => {
  const store = storeOf(connection);
  const path = submissionKinds[name].entry(submission.id);
  const data = { ...stored, restored: restoredIn(stored) + 1 };
  return transact(store, [doc(store, path)], (transaction, [snapshot]) => {
    if (snapshot?.exists()) return;
    transaction.set(doc(store, path), data);
    record(store, transaction, { kind: 'restored', path, data, by });
  });
};
