import type { SiteEvent } from '@lamplight/content/events/event';
import { detailsOf, locationOf } from '@lamplight/content/events/eventTexts';
import { dateIn, daysLater, wallOf } from '@lamplight/content/events/localTimes';
import { nextOccurrences, type Occurrence } from '@lamplight/content/events/occurrences';

/** Addresses take no more in all browsers. */
const longestDetails = 1_000;

/** The address at which Google takes an event into a calendar, with its rule if all dates from this one on are as that has them. */
export function googleLink(event: SiteEvent, date: Occurrence): string {
  // A rule that counts dates counts them from its first.
  const isCounted = event.repeats.includes('COUNT=');
  // The address has no room for dates that aren't as the rule has them. Their days are compared as texts: while the page
  // comes to life, time zones would take a phone 100 ms.
  const others = [...event.exceptions, ...event.changes.map((change) => change.date)];
  const isRegular = others.every((day) => !isCounted && dateIn(day) < dateIn(date.original));
  const rule = isRegular ? ruleFor(event, date) : '';
  const [first = date] = rule && isCounted ? nextOccurrences(event, 0, 1) : [];
  const { begin, end } = first;
  const time = (local: string) => local.replace(/[-:]/g, '') + (local.includes('T') ? '00' : '');
  const address = new URL('https://calendar.google.com/calendar/render?action=TEMPLATE');
  set(address, {
    text: event.title,
    dates: event.allDay
      ? `${time(dateIn(begin))}/${time(daysLater(end, 1))}`
      : `${time(begin)}/${time(end)}`,
    ctz: event.timeZone,
    recur: rule && `RRULE:${rule}`,
    location: locationOf(event, first),
    details: detailsOf(event, first).slice(0, longestDetails),
  });
  return address.href;
}

/**
 * The rule of an event with the end as calendars want it: a date alone for all-day events, or else a time in UTC; empty
 * where that isn't known. The offset of one date does for all: an hour is added for clocks that change.
 */
function ruleFor({ repeats, allDay }: SiteEvent, { begin, beginsAt }: Occurrence): string {
  const [, day = '', time] = /UNTIL=(\d{8})(T\w+)?/.exec(repeats) ?? [];
  if (allDay) return repeats.replace(/(UNTIL=\d{8})\w+/, '$1');
  if (!day || time?.endsWith('Z')) return repeats;
  // Calendars differ in how they read a local time here.
  if (time || /FREQ=(HOUR|MINUTE|SECOND)LY|BY(HOUR|MINUTE|SECOND)=/.test(repeats)) return '';
  const last = day.replace(/(....)(..)(..)/, '$1-$2-$3') + begin.slice(10);
  const until = new Date(wallOf(last) - (wallOf(begin) - beginsAt) + 3_600_000);
  return repeats.replace(/UNTIL=\d+/, `UNTIL=${until.toISOString().replace(/[-:]|\..../g, '')}`);
}

/** The address at which Outlook takes one date of an event into a calendar. */
export function outlookLink(event: SiteEvent, date: Occurrence): string {
  const time = (local: string, moment: number) =>
    event.allDay ? local : new Date(moment).toISOString().replace('.000', '');
  const address = new URL(
    'https://outlook.live.com/calendar/0/action/compose?rru=addevent&path=%2Fcalendar%2Faction%2Fcompose',
  );
  set(address, {
    subject: event.title,
    startdt: time(date.begin, date.beginsAt),
    enddt: time(event.allDay ? daysLater(date.end, 1) : date.end, date.endsAt),
    allday: event.allDay ? 'true' : '',
    location: locationOf(event, date),
    body: detailsOf(event, date).slice(0, longestDetails),
  });
  return address.href;
}

function set({ searchParams }: URL, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value) searchParams.set(name, value);
  }
}
