import { momentOf } from '@lamplight/content/instants';
import type { Schedule } from '@lamplight/content/scheduled';
import { scheduleTexts as texts } from '@lamplight/content/texts/staffArea/schedule';

/** A zone as it is called in a sentence: “in Nairobi”, “UTC”. */
export function placeOf(zone: string): string {
  const [city = zone, ...regions] = zone.split('/').toReversed();
  return regions.length === 0 || regions.includes('Etc')
    ? zone
    : texts.inCity(city.replaceAll('_', ' '));
}

const format = (moment: number, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Date(moment).toLocaleString('en-GB', { timeZone, ...options });

/** A day as “30 November”, with the year where it is another. */
function dayOf(moment: number, zone: string, now: number): string {
  const year = (each: number) => format(each, zone, { year: 'numeric' });
  const isThisYear = year(moment) === year(now);
  return format(moment, zone, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

export const timeOf = (moment: number, zone: string): string =>
  format(moment, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** “Monday 30 November 2026, 08:00 in Nairobi”. */
export function dayAndTime(moment: number, zone: string): string {
  const weekday = format(moment, zone, { weekday: 'long' });
  const day = format(moment, zone, { day: 'numeric', month: 'long', year: 'numeric' });
  return texts.dayAndTime(`${weekday} ${day}`, timeOf(moment, zone), placeOf(zone));
}

const units = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How far away a moment is: “in 3 days”, “2 hours ago”. */
function awayText(moment: number, now: number): string {
  const away = moment - now;
  // “In 36 hours” says less than “in 2 days”, and “in 60 days” more than “in 2 months”.
  const [unit, ms] = units.find(([, each]) => Math.abs(away) >= each * 0.995) ?? ['minute', 60_000];
  return new Intl.RelativeTimeFormat('en').format(Math.round(away / ms), unit);
}

/** “Monday 30 November 2026, 08:00 in Nairobi, in 3 days”. */
export const momentText = (moment: number, zone: string, now: number): string =>
  texts.moment(dayAndTime(moment, zone), awayText(moment, now));

/** When something is shown, in a line. */
export function scheduleText(schedule: Schedule, zone: string): string {
  const [from, until] = [momentOf(schedule.from), momentOf(schedule.until)];
  const said = (moment: number) => (Number.isNaN(moment) ? '' : dayAndTime(moment, zone));
  if (said(from) && said(until)) return texts.both(said(from), said(until));
  if (said(from)) return texts.from(said(from));
  return said(until) ? texts.until(said(until)) : texts.always;
}

/** Whether visitors see something at a moment. */
export const isShownAt = ({ from, until }: Partial<Schedule>, now: number): boolean =>
  !(momentOf(until) <= now || momentOf(from) > now);

/** The note in a list on something that visitors see only at times; empty for everything else. */
export function scheduleNote(
  { from, until }: Partial<Schedule>,
  zone: string,
  now: number,
): string {
  const [begins, ends] = [momentOf(from), momentOf(until)];
  if (ends <= now) return texts.ended;
  if (begins > now) return texts.from(dayOf(begins, zone, now));
  return Number.isNaN(ends) ? '' : texts.until(dayOf(ends, zone, now));
}
