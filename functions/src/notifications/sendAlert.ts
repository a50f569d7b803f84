import { error as logError } from 'firebase-functions/logger';
import { recordMetrics } from '../store/metrics.ts';
import { siteName } from '../store/siteName.ts';
import { NotSent, sendMail } from './mailServer.ts';
import type { notificationSettings } from './notificationEmail.ts';

type Settings = Exclude<
  ReturnType<typeof notificationSettings>,
  { off: unknown } | { wrong: unknown }
>;

/**
 * Writes to those whom notifications go to that something went wrong. A mail that isn't sent is logged and counted.
 * @throws where it may be sent later
 */
export async function sendAlert(settings: Settings, subject: string, text: string): Promise<void> {
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
    await recordMetrics({ mails: { alerts: 1 } });
    if (!error.permanent) throw new Error('The alert is to be sent later');
  }
}
