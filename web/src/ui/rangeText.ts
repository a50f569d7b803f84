import { dateFormat } from '@lamplight/content/dateFormat';
import { dateIn, hasTime, wallOf } from '@lamplight/content/events/localTimes';

/**
 * From when until when something is, in words. Both are local times, or dates.
 * @param short without the day, where that is one and is named already
 */
export function rangeText(language: string, begin: string, end: string, short = false): string {
  const isDay = dateIn(begin) === dateIn(end);
  const date = short && isDay ? {} : ({ dateStyle: short ? 'medium' : 'full' } as const);
  const format = dateFormat(language, {
    ...date,
    ...(hasTime(begin) && { timeStyle: 'short' }),
    timeZone: 'UTC',
  });
  return format.formatRange(wallOf(begin), wallOf(end));
}
