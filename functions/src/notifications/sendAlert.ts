import { error as logError } from 'firebase-functions/logger';
import { recordMetrics } from '../store/metrics.ts';
import { siteName } from '../store/siteName.ts';
import { NotSent, sendMail } from './mailServer.ts';
import type { notificationSettings } from './notificationEmail.ts';

type Settings = Exclude<
  ReturnType<typeof notificationSettings>,
  { off: unknown } | { wrong: unknown }
>;

/** The schedule tries an alert five more times, the last time three hours and ten minutes after the first. */
const lastAttemptAfter = 3 * 3_600_000;

/**
 * Writes to those whom notifications go to that something went wrong. A mail that is given up is counted.
 * @param since when it was tried first, in milliseconds since 1970
 * @throws where it may be sent later
 */
export async function sendAlert(
  settings: Settings,
  { subject, text, since }: { subject: string; text: string; since: number },
): Promise<void> {
  const { from, to } = settings;
  const organisation = await siteName().catch(() => '');
  try {
    await sendMail(settings, {
      from,
      to,
      subject: [subject, organisation].filter(Boolean).join(' · '),
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    logError(`An alert was not sent: ${Object.values(error.codes).join(' ')}`);
    const isLast = error.permanent || Date.now() - since > lastAttemptAfter;
    if (!isLast) throw new Error('The alert is to be sent later');
    await recordMetrics({ mails: { alerts: 1 } });
  }
}
