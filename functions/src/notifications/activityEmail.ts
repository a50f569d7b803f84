import { type Activity, activitySchema } from '@lamplight/content/activity';
import { staffMembers } from '@lamplight/content/paths';
import { sitePages } from '@lamplight/content/sitePages';
import { editorOf, staffPages } from '@lamplight/content/staffPages';
import {
  invitationSubject,
  invitationText,
  passwordLinkSubject,
  passwordLinkText,
  stoppedSubject,
  stoppedText,
} from '@lamplight/content/texts/mail';
import { stopTexts } from '@lamplight/content/texts/staffArea/planned';
import { Timestamp } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { passwordCode } from '../staff/staffMembers.ts';
import { firestore, readDocument } from '../store/firestore.ts';
import { recordMetrics } from '../store/metrics.ts';
import { siteName } from '../store/siteName.ts';
import { giveUpAfter } from './giveUpAfter.ts';
import { NotSent, sendMail } from './mailServer.ts';
import { type NotificationSettings, notificationSettings } from './notificationEmail.ts';

const minute = 60_000;

interface Mail {
  to: string;
  subject: string;
  text: string;
}

type MailOf = (record: Activity, settings: NotificationSettings) => Promise<Mail | undefined>;

/** A mail with a link to set a password; none to someone who has been removed since. */
const withPasswordLink =
  (subjectOf: typeof invitationSubject, textOf: typeof invitationText): MailOf =>
  async ({ email }, { site }) => {
    if (!(await isStaff(email))) return undefined;
    const organisation = await siteName();
    const link = new URL('/forgot-password', site);
    link.searchParams.set('mode', 'resetPassword');
    link.searchParams.set('oobCode', await passwordCode(email));
    const text = textOf(organisation, link.href, site);
    return { to: email, subject: subjectOf(organisation), text };
  };

async function isStaff(email: string): Promise<boolean> {
  const members = firestore().collection(staffMembers).where('email', '==', email).limit(1);
  return !(await members.get()).empty;
}

/** Says that a draft wasn't published at its time. */
const ofStoppedDraft: MailOf = async ({ of, name, reason }, { to, site }) => {
  if (!reason) return undefined;
  const { title } = sitePages[editorOf(of)?.page ?? 'home'];
  const line = `${name || title}: ${stopTexts[reason]}`;
  const subject = [stoppedSubject, await siteName()].filter(Boolean).join(' · ');
  return { to, subject, text: stoppedText(line, new URL(staffPages.start.path, site).href) };
};

/** The mails about actions, each with how those that aren't sent are counted. */
const mails = new Map<string, { of: MailOf; counted: 'invitations' | 'alerts' }>([
  ['invited', { of: withPasswordLink(invitationSubject, invitationText), counted: 'invitations' }],
  [
    'passwordLink',
    { of: withPasswordLink(passwordLinkSubject, passwordLinkText), counted: 'invitations' },
  ],
  ['notPublished', { of: ofStoppedDraft, counted: 'alerts' }],
]);

/**
 * Mails an invitation or a link to set a password, or that a draft wasn't published, once that is recorded. If an event
 * is delivered again, so is the mail; a mail that isn't sent is tried again for 23 hours. A record from a restored backup,
 * which is older than its event, sends none.
 * @param path of the record
 * @param since when it was stored, in milliseconds since 1970
 * @throws when it should be tried again
 */
export async function mailRecorded(path: string, since: number): Promise<void> {
  const settings = notificationSettings();
  if ('off' in settings) return;
  const stored = await readDocument(path);
  const { data: record } = activitySchema.safeParse(stored);
  const kind = record && mails.get(record.kind);
  if (!kind) return;
  if (stored?.at instanceof Timestamp && since - stored.at.toMillis() > minute) return;
  const count = () => recordMetrics({ mails: { [kind.counted]: 1 } });
  if ('wrong' in settings) {
    logError('A mail cannot be sent', settings);
    // For invitations, the browser asks Auth to send a mail of its own.
    if (kind.counted === 'alerts') await count();
    return;
  }
  try {
    const mail = await kind.of(record, settings);
    const headers = { 'Auto-Submitted': 'auto-generated' };
    if (mail) await sendMail(settings, { from: settings.from, ...mail, headers });
  } catch (failure) {
    const error = withoutAddresses(failure);
    const isPermanent = failure instanceof NotSent && failure.permanent;
    if (!isPermanent && Date.now() - since <= giveUpAfter) throw error;
    logError(error);
    await count();
  }
}

/** An error that can be logged: those of mail servers may quote addresses. */
const withoutAddresses = (failure: unknown): unknown =>
  failure instanceof NotSent
    ? new Error(`A mail was not sent: ${Object.values(failure.codes).join(' ')}`)
    : failure;
