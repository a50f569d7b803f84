import { reviewComments, reviewLinks } from '@lamplight/content/paths';
import { reviewKeptDays } from '@lamplight/content/reviewLink';
import { info, warn } from 'firebase-functions/logger';
import { firestore } from '../store/firestore.ts';
import { deleteEntries, oldest } from '../submissions/submissions.ts';

const day = 86_400_000;
const pageSize = 50;

/**
 * Deletes links to drafts that ended long ago, each after the comments that came with it, and logs how many.
 * @param now milliseconds since 1970, from which the time is counted
 * @param until when to stop at the latest, but for the links that are being deleted
 * @throws unavailable
 */
export async function deleteOldReviewLinks(now: number, until: number): Promise<void> {
  const before = new Date(now - reviewKeptDays * day);
  const deleted = { links: 0, comments: 0 };
  try {
    let links = await oldest(reviewLinks, 'expires', before, pageSize);
    while (links.length > 0) {
      for (const { id } of links) {
        const { docs } = await firestore().collection(reviewComments).where('link', '==', id).get();
        await deleteEntries(docs.map(({ ref }) => ref));
        deleted.comments += docs.length;
      }
      await deleteEntries(links);
      deleted.links += links.length;
      if (Date.now() > until) return warn('The rest is deleted next time');
      links = await oldest(reviewLinks, 'expires', before, pageSize);
    }
  } finally {
    info('Links to drafts were deleted because of their age', deleted);
  }
}
