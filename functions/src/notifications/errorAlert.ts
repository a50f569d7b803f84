import { dayOf, totalOf } from '@lamplight/content/metrics';
import { staffPages } from '@lamplight/content/staffPages';
import { alertSubject, alertText } from '@lamplight/content/texts/mail';
import { error as logError } from 'firebase-functions/logger';
import { isFirstAlert, readDays, withdrawAlert } from '../store/metrics.ts';
import { notificationSettings } from './notificationEmail.ts';
import { sendAlert } from './sendAlert.ts';

const dayMs = 86_400_000;

/** How many days the last one is compared with. */
const comparedDays = 7;

/** Fewer in a day are no reason to write to anybody. */
const minErrors = 10;

/** Whether a day had three times as many as those before it, and enough to matter. */
export const hasRisen = (count: number, before: readonly number[]): boolean =>
  count >= minErrors && count > (3 * before.reduce((sum, each) => sum + each, 0)) / comparedDays;

/**
 * Writes to those whom notifications go to when the last day had many more errors than the week before; once,
 * however often it is run.
 * @throws unavailable; where the mail server asks to try again later
 */
export async function giveAlert(now: number): Promise<void> {
  const settings = notificationSettings();
  if ('off' in settings) return;
  if ('wrong' in settings) return logError('No alert can be sent', settings);
  const last = dayOf(now - dayMs);
  const days = (await readDays(comparedDays + 2, now)).filter(({ day }) => day <= last);
  const numbersOf = (group: 'errors' | 'failures') => {
    const before = days
      .filter(({ day }) => day !== last)
      .map(({ counts }) => totalOf(counts, group));
    const count = totalOf(days.find(({ day }) => day === last)?.counts ?? {}, group);
    return { count, risen: hasRisen(count, before) };
  };
  const [errors, failures] = [numbersOf('errors'), numbersOf('failures')];
  if (!(errors.risen || failures.risen) || !(await isFirstAlert(last))) return;

  const link = new URL(staffPages.visits.path, settings.site).href;
  const text = alertText(last, errors.count, failures.count, link);
  await sendAlert(settings, { subject: alertSubject, text, since: now }).catch(async (error) => {
    await withdrawAlert(last);
    throw error;
  });
}
