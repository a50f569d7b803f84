import type { NoticeState } from '@lamplight/content/submission';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { error as logError, warn } from 'firebase-functions/logger';
import { firestore } from '../lib/admin.ts';
import { codeOf } from '../lib/errors.ts';
import { withinTimeLimit } from '../lib/timeLimit.ts';
import { NotSent, sendMail } from './mailServer.ts';
import { noticeMail } from './noticeMail.ts';
import { noticeSettings } from './noticeSettings.ts';

const storeLimit = 5_000;
const minute = 60_000;
const day = 86_400_000;

/**
 * Tells staff by mail that a submission came in, and notes beside it whether that worked. An event may
 * be delivered again: what was sent is not sent again, and what failed is tried again for a day.
 * @param path of the submission
 * @param since when the event happened, in milliseconds since 1970
 * @throws when it should be tried again
 */
export async function giveNotice(name: SubmissionName, path: string, since: number): Promise<void> {
  try {
    await tryNotice(name, path);
  } catch (error) {
    if (Date.now() - since <= day) throw error;
    logError(`The notice of ${path} is given up after a day`);
  }
}

async function tryNotice(name: SubmissionName, path: string): Promise<void> {
  const settings = noticeSettings();
  if ('off' in settings) return;
  const document = firestore().doc(path);
  const receivedAt = newSince(await withinTimeLimit(document.get(), storeLimit));
  if (!receivedAt) return;
  if ('wrong' in settings) {
    logError(`The notice of ${path} cannot be sent: settings are missing or wrong`, settings);
    return note(document, 'failed');
  }

  try {
    const refused = await sendMail(settings, noticeMail(name, document.id, receivedAt, settings));
    if (refused > 0) warn(`The notice of ${path} was refused for ${refused} of its recipients`);
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    await note(document, 'failed');
    const message = `The notice of ${path} was not sent: ${Object.values(error.codes).join(' ')}`;
    if (!error.permanent) throw new Error(message);
    return logError(message);
  }
  await note(document, 'sent');
}

/**
 * When an entry came in, if staff are to be told of it: not of spam, not twice, and not of one that
 * came back after it was deleted, which is created with the date that it had.
 */
function newSince(entry: DocumentSnapshot): Date | undefined {
  const { createdAt, state, notice } = entry.data() ?? {};
  if (!(createdAt instanceof Timestamp) || state === 'spam' || notice === 'sent') return undefined;
  const stored = entry.createTime?.toMillis() ?? 0;
  return stored - createdAt.toMillis() < minute ? createdAt.toDate() : undefined;
}

async function note(document: DocumentReference, notice: NoticeState): Promise<void> {
  try {
    await withinTimeLimit(document.update({ notice }), storeLimit);
  } catch (error) {
    if (codeOf(error) !== 5) throw error; // 5 is NOT_FOUND: it was deleted meanwhile
  }
}
