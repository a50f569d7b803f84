import { dateFormat } from '@lamplight/content/dateFormat';
import { isTimeZone } from '@lamplight/content/instants';

/** What clocks in a zone are called at a moment, such as “EST”; empty for a zone that the browser doesn't know yet. */
export function zoneName(language: string, moment: number, timeZone: string): string {
  if (!isTimeZone(timeZone)) return '';
  const parts = dateFormat(language, { timeZone, timeZoneName: 'short' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
