import { groupedBy } from '../groupedBy.ts';
import { inOneLine } from '../shownText.ts';
import { type ContentLine, component, escaped, linesText } from './contentLines.ts';
import type { SiteEvent } from './event.ts';
import { detailsOf, locationOf } from './eventTexts.ts';
import { daysLater, wallOf } from './localTimes.ts';
import { changedOccurrences, leftOut, nextOccurrences, type Occurrence } from './occurrences.ts';
import { endOf, parseRule } from './recurrenceRule.ts';
import { timeText, timeZoneLines } from './timeZoneLines.ts';

/** An event as it is stored, with its id and its last save. */
export interface StoredEvent extends SiteEvent {
  /** The id of its document. */
  id: string;
  /** How often it was saved, and when last, in milliseconds since 1970. */
  version: number;
  updatedAt: number;
}

interface Calendar {
  /** What the calendar is called. */
  name: string;
  /** The host of the site, which makes ids unique. */
  host: string;
  /** The address of the page that shows an event. */
  addressOf(event: StoredEvent): string;
  /** Now, in milliseconds since 1970: zones are described until some years later. */
  now: number;
}

/** For how long dates to come get the clock changes of their zones. */
const zoneYears = 5;
/** Time zones aren't described for longer: it would take long, and later clock changes are unknown. */
const longestYears = 20;
const yearMs = 366 * 86_400_000;

/** Events as a file that calendar programs read (iCalendar, RFC 5545), to download or to subscribe to. */
export function calendarFile(events: readonly StoredEvent[], calendar: Calendar): string {
  const dated = events.flatMap((event) => {
    const [first] = nextOccurrences({ ...event, exceptions: [], changes: [] }, 0, 1);
    return first ? [{ event, first, dates: [first, ...changedOccurrences(event)] }] : [];
  });
  const zones = groupedBy(
    dated.filter(({ event }) => !event.allDay),
    ({ event }) => event.timeZone,
  );
  const latest = calendar.now + longestYears * yearMs;
  return linesText(
    component('VCALENDAR', [
      ['VERSION', '2.0'],
      ['PRODID', '-//Lamplight//Events//EN'],
      ['CALSCALE', 'GREGORIAN'],
      ['METHOD', 'PUBLISH'],
      ['NAME', escaped(inOneLine(calendar.name))],
      ['X-WR-CALNAME', escaped(inOneLine(calendar.name))],
      ...[...zones].flatMap(([zone, of]) => {
        const moments = of.flatMap(({ dates }) => dates.map(({ beginsAt }) => beginsAt));
        const last = Math.min(Math.max(calendar.now, ...moments), latest);
        return timeZoneLines(zone, Math.min(...moments), last + zoneYears * yearMs);
      }),
      ...dated.flatMap(({ event, first }) => eventLines(event, first, calendar)),
    ]),
  );
}

/** An event, and each of its single dates that is otherwise. */
function eventLines(event: StoredEvent, first: Occurrence, calendar: Calendar): ContentLine[] {
  const rule = parseRule(event.repeats);
  const time = timeLine(event);
  const common = commonLines(event, calendar);
  const changed = changedOccurrences(event);
  const dateLines = (date: Occurrence, lines: readonly ContentLine[]) =>
    component('VEVENT', [
      ...common,
      ...whenLines(event, date),
      ...lines,
      ...placeLines(event, date),
      [
        'STATUS',
        date.isCancelled ? 'CANCELLED' : event.status === 'postponed' ? 'TENTATIVE' : 'CONFIRMED',
      ],
      ...descriptionLines(event, date),
    ]);
  // A single date has no others that it could differ from.
  if (!rule) return dateLines(changed[0] ?? first, []);
  return [
    ...dateLines(first, [
      ['RRULE', ruleText(event)],
      ...leftOut(event).map((original) => time('EXDATE', original)),
    ]),
    ...changed.flatMap((date) => dateLines(date, [time('RECURRENCE-ID', date.original)])),
  ];
}

const utcText = (moment: number) => `${timeText(moment)}Z`;

function commonLines(event: StoredEvent, { host, addressOf }: Calendar): ContentLine[] {
  return [
    ['UID', `${event.id}@${host}`],
    ['DTSTAMP', utcText(event.updatedAt)],
    ['LAST-MODIFIED', utcText(event.updatedAt)],
    ['SEQUENCE', String(event.version)],
    ['SUMMARY', escaped(inOneLine(event.title))],
    ['URL', addressOf(event)],
  ];
}

/** Makes lines of a local time of an event: a date alone where it takes all day. */
const timeLine =
  ({ allDay, timeZone }: SiteEvent) =>
  (name: string, local: string): ContentLine =>
    allDay
      ? [`${name};VALUE=DATE`, timeText(wallOf(local)).slice(0, 8)]
      : [`${name};TZID=${timeZone}`, timeText(wallOf(local))];

/** From when until when: calendars name the day after the last one, and no end that is the beginning. */
function whenLines(
  event: SiteEvent,
  { original, begin, end, isChanged }: Occurrence,
): ContentLine[] {
  const time = timeLine(event);
  const from = isChanged ? begin : original;
  const starts = time('DTSTART', from);
  if (event.allDay) return [starts, time('DTEND', daysLater(end, 1))];
  return end === from ? [starts] : [starts, time('DTEND', end)];
}

/** The rule of an event. Where its times have a zone, its end has to be in UTC. */
function ruleText({ repeats, timeZone, allDay }: SiteEvent): string {
  const rule = parseRule(repeats);
  if (rule?.until === undefined) return repeats;
  const end = endOf(rule, timeZone);
  const until = allDay ? rule.until.slice(0, 8) : utcText(end);
  return repeats.replace(/UNTIL=\w+/, `UNTIL=${until}`);
}

const placeLines = (event: SiteEvent, date: Occurrence): ContentLine[] => {
  const location = locationOf(event, date);
  return location ? [['LOCATION', escaped(inOneLine(location))]] : [];
};

const descriptionLines = (event: SiteEvent, date: Occurrence): ContentLine[] => {
  const text = detailsOf(event, date);
  return text ? [['DESCRIPTION', escaped(text)]] : [];
};
