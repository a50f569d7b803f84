import { dateFormat } from '@lamplight/content/dateFormat';

/** What clocks in a zone are called at a moment, such as “EST”; empty for a zone that the browser doesn't know yet. */
export function zoneName(language: string, moment: number, timeZone: string): string {
  try {
    const parts = dateFormat(language, { timeZone, timeZoneName: 'short' }).formatToParts(moment);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}
