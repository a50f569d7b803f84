import { activitySchema } from '@lamplight/content/activity';
import { staffMembers } from '@lamplight/content/paths';
import {
  invitationSubject,
  invitationText,
  passwordLinkSubject,
  passwordLinkText,
} from '@lamplight/content/texts/mail';
import { Timestamp } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { passwordCode } from '../staff/staffMembers.ts';
import { firestore, readDocument } from '../store/firestore.ts';
import { recordMetrics } from '../store/metrics.ts';
import { siteName } from '../store/siteName.ts';
import { NotSent, sendMail } from './mailServer.ts';
import { notificationSettings } from './notificationEmail.ts';

const minute = 60_000;
const day = 86_400_000;

/** The mails with a link to set a password, by the action that is recorded. */
const mails = new Map([
  ['invited', { subjectOf: invitationSubject, textOf: invitationText }],
  ['passwordLink', { subjectOf: passwordLinkSubject, textOf: passwordLinkText }],
]);

/**
 * Mails a colleague an invitation or a link to set a password, once that is recorded. If an event is delivered again, so
 * is the mail; what failed is tried again for a day. A record from a restored backup, which is older than its event,
 * sends no mail, nor does one of someone who has been removed since.
 * @param path of the record
 * @param since when it was stored, in milliseconds since 1970
 * @throws when it should be tried again
 */
export async function giveInvitation(path: string, since: number): Promise<void> {
  const settings = notificationSettings();
  if ('off' in settings) return;
  const stored = await readDocument(path);
  const { data: record } = activitySchema.safeParse(stored);
  const mail = record && mails.get(record.kind);
  if (!mail) return;
  if (stored?.at instanceof Timestamp && since - stored.at.toMillis() > minute) return;
  if ('wrong' in settings) return logError('An invitation cannot be sent', settings);
  if (!(await isStaff(record.email))) return;
  const { from, site } = settings;
  const organisation = await siteName();
  const link = new URL('/forgot-password', site);
  link.searchParams.set('mode', 'resetPassword');
  link.searchParams.set('oobCode', await passwordCode(record.email));
  try {
    await sendMail(settings, {
      from,
      to: record.email,
      subject: mail.subjectOf(organisation),
      text: mail.textOf(organisation, link.href, site),
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    await recordMetrics({ mails: { invitations: 1 } });
    const message = `An invitation was not sent: ${Object.values(error.codes).join(' ')}`;
    if (!error.permanent && Date.now() - since <= day) throw new Error(message);
    logError(message);
  }
}

async function isStaff(email: string): Promise<boolean> {
  const members = firestore().collection(staffMembers).where('email', '==', email).limit(1);
  return !(await members.get()).empty;
}
