import { isDeepStrictEqual } from 'node:util';
import type { StoredBeside } from '@lamplight/content/submission';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';
import { alreadySent } from './errors.ts';
import { committed, freeSlots, type Limit } from './limits.ts';
import { readDocument } from './store.ts';

type Content = Record<string, unknown>;

interface Submission {
  content: Content;
  /** Stored beside the content when the submission first arrives. */
  beside: StoredBeside;
  /** How many may come from the network of its visitor. */
  limit: Limit;
  visitor: string;
}

/**
 * Stores a submission at a path, unless it is already there: sent again, because its answer was
 * lost, it is not stored twice and counts once, and nothing ever overwrites it. It is stored together
 * with the slot that it takes, so that neither is there without the other.
 * @returns when the server stored it
 * @throws alreadySent when other content is stored at the path; tooMany; unavailable
 */
export async function storeOnce(path: string, submission: Submission) {
  const { content, beside, limit, visitor } = submission;
  const record = { ...content, ...beside, createdAt: FieldValue.serverTimestamp() };
  for await (const slot of freeSlots(limit, visitor)) {
    const batch = firestore().batch().create(firestore().doc(path), record);
    slot.claim(batch);
    const stored = await committed(batch);
    const found = await readDocument(path);
    if (stored || found) return confirmed(found, content);
  }
  throw alreadySent();
}

/** What staff have done with it since does not make it another submission. */
function confirmed(found: Content = {}, content: Content) {
  const { createdAt } = found;
  const stored = Object.fromEntries(Object.keys(content).map((key) => [key, found[key]]));
  if (!isDeepStrictEqual(stored, content) || !(createdAt instanceof Timestamp)) throw alreadySent();
  return { createdAt: createdAt.toDate() };
}
