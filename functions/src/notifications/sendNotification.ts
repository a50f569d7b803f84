import { basename } from 'node:path/posix';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { error as logError, warn } from 'firebase-functions/logger';
import { recordMetrics } from '../store/metrics.ts';
import { siteName } from '../store/siteName.ts';
import { type Entry, noteOnEntry, readEntry } from '../submissions/submissions.ts';
import { giveUpAfter } from './giveUpAfter.ts';
import { NotSent, sendMail } from './mailServer.ts';
import { notificationEmail, notificationSettings } from './notificationEmail.ts';

const minute = 60_000;

/**
 * Tells staff by mail that a submission came in, and notes next to it whether that worked. An event may
 * be delivered again: what was sent is not sent again, and what failed is tried again for 23 hours.
 * @param path of the submission
 * @param since when the event happened, in milliseconds since 1970
 * @throws when it should be tried again
 */
export async function sendNotification(
  name: SubmissionName,
  path: string,
  since: number,
): Promise<void> {
  try {
    await trySending(name, path);
  } catch (error) {
    if (Date.now() - since <= giveUpAfter) throw error;
    logError(`The notification of ${path} is given up after 23 hours`);
    await recordMetrics({ mails: { [name]: 1 } });
  }
}

async function trySending(name: SubmissionName, path: string): Promise<void> {
  const settings = notificationSettings();
  if ('off' in settings) return;
  const receivedAt = newSince(await readEntry(path));
  if (!receivedAt) return;
  if ('wrong' in settings) {
    logError(`The notification of ${path} cannot be sent: settings are missing or wrong`, settings);
    await recordMetrics({ mails: { [name]: 1 } });
    return noteOnEntry(path, 'failed');
  }

  const organisation = await siteName();
  try {
    const refused = await sendMail(
      settings,
      notificationEmail(name, basename(path), receivedAt, { ...settings, organisation }),
    );
    if (refused > 0)
      warn(`The notification of ${path} was refused for ${refused} of its recipients`);
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    await noteOnEntry(path, 'failed');
    const message = `The notification of ${path} was not sent: ${Object.values(error.codes).join(' ')}`;
    // It is counted once it is given up.
    if (!error.permanent) throw new Error(message);
    logError(message);
    return recordMetrics({ mails: { [name]: 1 } });
  }
  await noteOnEntry(path, 'sent');
}

/**
 * When an entry came in, if staff are to be told of it: not of spam, not twice, and not of one that
 * came back after it was deleted, which is created with the date that it had.
 */
function newSince(entry: Entry | undefined): Date | undefined {
  if (!entry?.createdAt || entry.state === 'spam' || entry.notice === 'sent') return undefined;
  const { createdAt, storedAt } = entry;
  return storedAt.getTime() - createdAt.getTime() < minute ? createdAt : undefined;
}
