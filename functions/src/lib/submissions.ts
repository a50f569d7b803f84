import { isDeepStrictEqual } from 'node:util';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';
import { alreadySent, codeOf } from './errors.ts';
import { readDocument } from './store.ts';
import { withinTimeLimit } from './timeLimit.ts';

interface Submission {
  content: Record<string, unknown>;
  /** Stored beside the content, as it was judged when the submission first arrived. */
  spam: string;
}

const writeLimit = 10_000;

/**
 * Stores a submission at a path, unless it is already there: sent again, because its answer was
 * lost, it is not stored twice, and nothing ever overwrites it.
 * @returns when the server stored it
 * @throws alreadySent when other content is stored at the path; unavailable
 */
export async function storeOnce(path: string, { content, spam }: Submission) {
  const record = { ...content, spam, createdAt: FieldValue.serverTimestamp() };
  const work = firestore().doc(path).create(record).catch(unlessItExists);
  await withinTimeLimit(work, writeLimit);

  const { createdAt, spam: _judged, ...stored } = (await readDocument(path)) ?? {};
  const same = isDeepStrictEqual(stored, content);
  if (!same || !(createdAt instanceof Timestamp)) throw alreadySent();
  return { createdAt: createdAt.toDate() };
}

function unlessItExists(error: unknown): void {
  if (codeOf(error) !== 6) throw error; // 6 is ALREADY_EXISTS
}
