import { resolveLocalTime } from '../zonedTime.ts';
import { dateIn, daysLater, wallOf } from './localTimes.ts';

/** From and until when something is: as clocks where it is show it, and as moments. */
export interface Span {
  /** A date alone where it takes all day; the last one is `end`. */
  begin: string;
  end: string;
  /** In milliseconds since 1970. */
  beginsAt: number;
  endsAt: number;
}

/** The fields of an event that say when it is. */
interface SpanTimes {
  begin: string;
  end: string;
  timeZone: string;
  allDay: boolean;
}

/** When an event is, as it is stored; of one that repeats that is what its dates are counted from. */
export function spanOf({ begin, end, timeZone, allDay }: SpanTimes): Span {
  const [from, to] = allDay ? [dateIn(begin), dateIn(end)] : [begin, end];
  return {
    begin: from,
    end: to,
    beginsAt: momentAt(from, timeZone),
    endsAt: momentAt(allDay && to ? daysLater(to, 1) : to, timeZone),
  };
}

/** The moment of a local time, as calendars have it (`resolveLocalTime`); a date is its first moment. NaN of no time. */
export const momentAt = (local: string, zone: string): number =>
  resolveLocalTime(local.length > 10 ? local : `${local}T00:00`, zone)?.moment ?? Number.NaN;

/** A local time and its moment as ISO 8601 has them together: `2027-03-10T18:00-05:00`. */
export function offsetTime(local: string, moment: number): string {
  const minutes = Math.round((wallOf(local) - moment) / 60_000);
  const offset = new Date(Math.abs(minutes) * 60_000).toISOString().slice(11, 16);
  return `${local}${minutes < 0 ? '-' : '+'}${offset}`;
}
