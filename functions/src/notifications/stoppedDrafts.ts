import type { StopReason } from '@lamplight/content/contentDraft';
import { staffPages } from '@lamplight/content/staffPages';
import { stoppedSubject, stoppedText } from '@lamplight/content/texts/mail';
import { stopTexts } from '@lamplight/content/texts/staffArea/planned';
import { error as logError } from 'firebase-functions/logger';
import { notificationSettings } from './notificationEmail.ts';
import { sendAlert } from './sendAlert.ts';

/** A draft that wasn't published at its time. */
export interface NotPublished {
  /** The item or page that it is of, as it is called. */
  name: string;
  reason: StopReason;
}

/** Writes to those whom notifications go to about drafts that weren't published at their times. @throws unavailable */
export async function tellNotPublished(drafts: readonly NotPublished[]): Promise<void> {
  const settings = notificationSettings();
  if (drafts.length === 0 || 'off' in settings) return;
  if ('wrong' in settings) return logError('No alert can be sent', settings);
  const lines = drafts.map(({ name, reason }) => `${name}: ${stopTexts[reason]}`);
  const link = new URL(staffPages.start.path, settings.site).href;
  await sendAlert(settings, stoppedSubject, stoppedText(lines, link));
}
