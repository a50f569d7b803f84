import { activity } from '@lamplight/content/paths';
import { type SubmissionName, submissionNames } from '@lamplight/content/submissionKinds';
import type { DocumentReference } from 'firebase-admin/firestore';
import { info, warn } from 'firebase-functions/logger';
import { activityDays, retentionDays } from '../settings.ts';
import { deleteEntries, oldest } from './submissions.ts';

const day = 86_400_000;

/** How many are asked for at once. */
const pageSize = 200;

/**
 * Deletes what visitors sent more than the retention time ago, and logs how many of which kind. A run that is cut off,
 * or takes too long, goes on where it stopped when it is run again.
 * @param now milliseconds since 1970, from which the retention time is counted
 * @param until when to stop at the latest, but for the page that is being deleted
 * @throws when the retention time is no number of days, in which case nothing is deleted; unavailable
 */
export async function deleteOld(now: number, until: number): Promise<void> {
  const moment = endOf('RETENTION_DAYS', retentionDays(), now);
  if (!moment) return;
  const deleted: Record<SubmissionName, number> = { feedback: 0, mentors: 0 };
  try {
    for (const name of submissionNames) {
      for await (const count of deleteBefore(() => oldest(name, 'createdAt', moment, pageSize))) {
        deleted[name] += count;
        if (Date.now() > until) return warn('The rest is deleted next time');
      }
    }
  } finally {
    info('Submissions were deleted because of their age', deleted);
  }
}

/** Deletes activity records that are older than ACTIVITY_DAYS. */
export async function deleteOldRecords(now: number, until: number): Promise<void> {
  const moment = endOf('ACTIVITY_DAYS', activityDays(), now);
  if (!moment) return;
  let deleted = 0;
  try {
    for await (const count of deleteBefore(() => oldest(activity, 'at', moment, pageSize))) {
      deleted += count;
      if (Date.now() > until) return warn('The rest is deleted next time');
    }
  } finally {
    info('Records of what staff did were deleted because of their age', { deleted });
  }
}

/** The moment before which nothing is kept; undefined if everything is. @throws if the setting is no number of days */
function endOf(setting: string, days: number | null, now: number): Date | undefined {
  if (days === null) throw new Error(`${setting} is no number of days: nothing was deleted`);
  return days === 0 ? undefined : new Date(now - days * day);
}

/**
 * Deletes what is too old, the oldest first, and yields how many there were on each page. Each by itself and not in one
 * commit: an entry is in the indexes by up to 200 words, and some hundred such entries would be more than Firestore
 * commits at once.
 */
async function* deleteBefore(next: () => Promise<DocumentReference[]>): AsyncGenerator<number> {
  let old: DocumentReference[];
  do {
    old = await next();
    await deleteEntries(old);
    yield old.length;
  } while (old.length === pageSize);
}
