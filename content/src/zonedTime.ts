/**
 * Times on the clocks of a zone, by what `Intl` knows of it: `Temporal` would say the same, and few browsers have it. A
 * local time is a text such as `2026-11-30T08:00`, as inputs of the type `datetime-local` have it.
 */

const dayMs = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes long. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const two = '2-digit';
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  });
  formats.set(timeZone, format);
  return format;
}

/** What clocks in a zone show at a moment, as the moment at which clocks in UTC show it. */
function wallAt(moment: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(moment);
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = parts
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => Number(value));
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** By how much clocks in a zone are ahead of UTC at a moment. */
const aheadAt = (moment: number, zone: string): number => wallAt(moment, zone) - moment;

/** The local time in a zone at a moment. */
export const localTimeAt = (moment: number, zone: string): string =>
  new Date(wallAt(moment, zone)).toISOString().slice(0, 16);

/** What a local time means: it may come twice where clocks go back, and never where they go forward. */
export interface ResolvedTime {
  moment: number;
  how: 'once' | 'twice' | 'skipped';
}

/**
 * The moment of a local time, as calendars have it: the first one of two, and of a time that is skipped the one that clocks
 * would show had they not gone forward. Undefined of a text that is none, such as half a year.
 */
export function resolveLocalTime(local: string, zone: string): ResolvedTime | undefined {
  const wall = Date.parse(`${local}Z`);
  if (!/^(19[7-9]|[2-9]\d\d)\d-.*:\d\d$/.test(local) || Number.isNaN(wall)) return undefined;
  const [before, after] = [wall - dayMs, wall + dayMs].map(
    (moment) => wall - aheadAt(moment, zone),
  );
  if (before === undefined || after === undefined) return undefined;
  const found = [...new Set([before, after])].filter((moment) => wallAt(moment, zone) === wall);
  const [first = before] = found;
  const how = found.length === 0 ? 'skipped' : found.length === 1 ? 'once' : 'twice';
  return { moment: Math.min(first, ...found), how };
}
