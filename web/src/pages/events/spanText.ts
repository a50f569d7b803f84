import { dateFormat } from '@lamplight/content/dateFormat';
import { hasTime, wallOf } from '@lamplight/content/events/localTimes';

/** When something is, for staff: “Wed, 10 Mar 2027, 18:00–20:00”. Both times are local ones, or dates. */
export function spanText({ begin, end }: { begin: string; end: string }): string {
  const format = dateFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...(hasTime(begin) && { hour: 'numeric', minute: '2-digit' }),
    timeZone: 'UTC',
  });
  return format.formatRange(wallOf(begin), wallOf(end));
}
