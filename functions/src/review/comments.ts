import { createHash } from 'node:crypto';
import { reviewComment, reviewComments } from '@lamplight/content/paths';
import {
  maxReviewComments,
  type ReviewLink,
  type SentComment,
} from '@lamplight/content/reviewLink';
import { FieldValue } from 'firebase-admin/firestore';
import { firestore, readDocument, withTimeout } from '../store/firestore.ts';
import { formLimit } from '../submissions/submit.ts';
import { type Connected, clientNetwork } from '../visitors/clientNetwork.ts';
import { committed, freeSlots } from '../visitors/limits.ts';

const timeoutMs = 10_000;

/** The link with which a comment comes. */
interface Through extends Pick<ReviewLink, 'draft' | 'since'> {
  hash: string;
}

/**
 * Stores a comment, once however often it is sent; one that staff marked as done is open again.
 * @returns false where the link takes no more
 * @throws tooMany, unavailable
 */
export async function storeComment(
  { hash, draft, since }: Through,
  { name, text }: SentComment,
  sender: Connected,
): Promise<boolean> {
  const id = createHash('sha256')
    .update(JSON.stringify([hash, name, text]))
    .digest('hex');
  const path = reviewComment(id.slice(0, 40));
  const stored = await readDocument(path);
  if (stored?.done === true) {
    const open = { done: false, at: FieldValue.serverTimestamp() };
    await withTimeout(firestore().doc(path).update(open), timeoutMs);
  }
  if (stored) return true;
  const all = firestore().collection(reviewComments).where('link', '==', hash).count().get();
  if ((await withTimeout(all, timeoutMs)).data().count >= maxReviewComments) return false;
  const data = { draft, since, link: hash, name, text, at: FieldValue.serverTimestamp() };
  for await (const slot of freeSlots(formLimit(), clientNetwork(sender))) {
    const batch = firestore().batch().create(firestore().doc(path), data);
    slot.claim(batch);
    if ((await committed(batch)) || (await readDocument(path))) return true;
  }
  return false;
}
