import type { Clock } from '../clock.ts';
import { defaultZone } from '../instants.ts';
import { eventPath } from '../itemAddress.ts';
import type { ListFilter } from '../listQuery.ts';
import { sameAsBefore } from '../sameAsBefore.ts';
import { localTimeAt } from '../zonedTime.ts';
import type { eventStates } from './event.ts';
import {
  type EventsSource,
  eventsFrom,
  foundBy,
  type ListedEvent,
  maxRead,
  repeatingQuery,
  single,
} from './eventQueries.ts';
import { type EventsListing, isInCalendar, maxEventPages, monthAfter } from './eventsListing.ts';
import { dateIn, daysLater } from './localTimes.ts';
import { nextOccurrences, type Occurrence, occurrences } from './occurrences.ts';

/** One date of an event as lists show it. */
export interface EventDate {
  _id: string;
  /** The address of the event's page. */
  path: string;
  title: string;
  /** As clocks where it is show it; a date alone where it takes all day. */
  begin: string;
  end: string;
  /** In milliseconds since 1970. */
  beginsAt: number;
  endsAt: number;
  /** Its time zone; empty for that of the organisation. */
  timeZone: string;
  place: string;
  /** The note on this date. */
  note: string;
  status: keyof typeof eventStates;
}

/** What the page of the events shows. */
export interface EventsContent {
  listing: EventsListing;
  /** In order; of a past year the last one first. */
  dates: EventDate[];
  /** Whether there are later ones. */
  hasMore: boolean;
  /** The years with past events, the last one first. */
  years: string[];
  /** The date where the organisation is. */
  today: string;
}

/** A page with one event. */
export interface EventContent {
  event: ListedEvent;
  path: string;
  /** The next dates, in order; none where it is over. */
  dates: Occurrence[];
  /** The next date that takes place, or else the next or the last one; null where there is none. */
  shown: Occurrence | null;
}

/** How many dates a page lists. */
const eventsOnPage = 30;

/** How many dates to come the page of an event names. */
const datesOfEvent = 12;

/** How far into the future the dates of an endlessly repeating event are listed. */
const horizonMs = 400 * 86_400_000;
const dayMs = 86_400_000;

/** The page of the events. */
export async function eventsContent(
  listing: EventsListing,
  source: EventsSource,
): Promise<EventsContent> {
  const { clock, zone } = source;
  const today = dateIn(localTimeAt(clock.now(), zone || defaultZone));
  clock.shownUntil(nextDay(clock.now(), zone || defaultZone));
  const end = listing.page * eventsOnPage;
  const [found, years] = await Promise.all([
    datesOf(listing, source, today, end + 1),
    yearsOf(source, today),
  ]);
  const isCut = !listing.month && !listing.past;
  const dates = isCut ? found.slice(end - eventsOnPage, end) : found;
  const hasMore = isCut && found.length > end && listing.page < maxEventPages;
  return { listing, dates, hasMore, years, today };
}

function datesOf(
  { month, past }: EventsListing,
  source: EventsSource,
  today: string,
  maxToCome: number,
) {
  if (month) return datesInMonth(month, source, today);
  return past ? pastDates(past, source) : datesToCome(source, maxToCome);
}

/** The next dates of all events, in order, so many at most. */
export async function datesToCome(source: EventsSource, max: number): Promise<EventDate[]> {
  const now = source.clock.now();
  const events = await eventsFrom(dayBefore(now), source, max);
  const dates = untilOneEnds(
    source.clock,
    events.flatMap((event) => {
      const until = event.repeats ? now + horizonMs : Number.POSITIVE_INFINITY;
      return occurrences(event, now, until, max).map((date) => dateOf(event, date, source.zone));
    }),
  );
  return dates.slice(0, max);
}

/** All dates that touch a month, in order; none of one that is years away. */
async function datesInMonth(
  month: string,
  source: EventsSource,
  today: string,
): Promise<EventDate[]> {
  if (!isInCalendar(month, today)) return [];
  const begin = `${month}-01`;
  const end = `${monthAfter(month, 1)}-01`;
  const day = dayBefore(source.clock.now());
  // Months to come share a query.
  const events = await eventsFrom(begin < day ? begin : day, source);
  const dates = events.flatMap((event) =>
    // Clocks in one place are ahead of those in another by a day at most.
    occurrences(event, Date.parse(begin) - dayMs, Date.parse(end) + dayMs, maxInMonth)
      .filter((date) => date.begin < end && dateIn(date.end) >= begin)
      .map((date) => dateOf(event, date, source.zone)),
  );
  return inOrder(dates);
}

/** An event may be several times a day, but no calendar has room for each minute. */
const maxInMonth = 33 * 24;

/** The last date in a year of each event that is over, the latest first. */
async function pastDates(year: string, source: EventsSource): Promise<EventDate[]> {
  const now = source.clock.now();
  const [begin, end] = [`${year}-01-01`, `${Number(year) + 1}-01-01`];
  const ended: ListFilter[] = [
    ['end', '>=', begin],
    ['end', '<', end],
  ];
  const [once, repeating] = await Promise.all([
    foundBy(source, { filters: [single, ...ended], sort: ['end', 'desc'], max: maxRead }),
    foundBy(source, repeatingQuery),
  ]);
  const dates = [...once, ...repeating].flatMap((event) => {
    const [next] = nextOccurrences(event, now, 1);
    if (next) source.clock.shownUntil(next.endsAt);
    if (next) return [];
    const last = occurrences(event, Date.parse(begin) - dayMs, Date.parse(end) + dayMs, maxInYear)
      .filter((date) => dateIn(date.end) >= begin && dateIn(date.end) < end)
      .at(-1);
    return last ? [dateOf(event, last, source.zone)] : [];
  });
  return inOrder(dates).toReversed();
}

const maxInYear = 500;

/** The years from the last in which an event ended to the first, of the events that are over. */
async function yearsOf(source: EventsSource, today: string): Promise<string[]> {
  const { find, clock } = source;
  const [first, last, ofToday, repeating] = await Promise.all([
    find({ filters: [single, ['end', '>', '']], sort: ['end', 'asc'], max: 1 }),
    find({
      filters: [single, ['end', '>', ''], ['end', '<', today]],
      sort: ['end', 'desc'],
      max: 1,
    }),
    find({
      filters: [single, ['end', '>=', `${today}T`], ['end', '<', daysLater(today, 1)]],
      sort: ['end', 'asc'],
      max: 1,
    }),
    foundBy(source, repeatingQuery),
  ]);
  const now = clock.now();
  const years = [...first.items, ...last.items, ...ofToday.items, ...repeating]
    .filter((event) => nextOccurrences(event, now, 1).length === 0)
    .flatMap((event) => yearsOfEnds(event, Number(today.slice(0, 4))))
    .filter((year) => year > 0);
  if (years.length === 0) return [];
  const [from, to] = [Math.min(...years), Math.max(...years)];
  // Someone may have mistyped one by centuries.
  const count = Math.min(to - from + 1, maxYears);
  return Array.from({ length: count }, (_, index) => String(to - index));
}

const maxYears = 50;

/** The years in which the first and the last date of an event end. */
function yearsOfEnds(event: ListedEvent, thisYear: number): [first: number, last: number] {
  const first = Number(event.end.slice(0, 4));
  if (!event.repeats) return [first, first];
  const isOverBefore = (year: number) =>
    nextOccurrences(event, Date.parse(`${year}-01-01`), 1).length === 0;
  let last = thisYear;
  while (last > Math.max(first, thisYear - maxYears) && isOverBefore(last)) last -= 1;
  return [first, last];
}

/**
 * The page of one event.
 * @param stored the data of its document
 */
export function eventContent(event: ListedEvent, stored: object, clock: Clock): EventContent {
  const dates = nextOccurrences(event, clock.now(), datesOfEvent);
  if (dates[0]) clock.shownUntil(dates[0].endsAt);
  const [first = lastDate(event, clock.now()) ?? null] = dates;
  return sameAsBefore(stored, {
    event,
    path: eventPath(event._id, event.title),
    dates,
    shown: dates.find(({ isCancelled }) => !isCancelled) ?? first,
  });
}

/** The last date of an event that is over; of one with more than 500 in its last year, the 500th of that. */
function lastDate(event: ListedEvent, now: number): Occurrence | undefined {
  const [first] = nextOccurrences(event, 0, 1);
  const [, year] = yearsOfEnds(event, new Date(now).getUTCFullYear());
  const from = Date.parse(`${year}-01-01`) - dayMs;
  return (event.repeats && occurrences(event, from, now, maxInYear).at(-1)) || first;
}

/** Dates in order, which something made of them shows until the first one ends. */
function untilOneEnds(clock: Clock, dates: EventDate[]): EventDate[] {
  const ordered = inOrder(dates);
  clock.shownUntil(Math.min(...ordered.map(({ endsAt }) => endsAt)));
  return ordered;
}

const inOrder = (dates: readonly EventDate[]): EventDate[] =>
  dates.toSorted((one, other) => one.beginsAt - other.beginsAt || one.endsAt - other.endsAt);

function dateOf(event: ListedEvent, date: Occurrence, zone: string): EventDate {
  const { _id, title, timeZone, place, status } = event;
  return {
    _id,
    path: eventPath(_id, title),
    title,
    begin: date.begin,
    end: date.end,
    beginsAt: date.beginsAt,
    endsAt: date.endsAt,
    timeZone: timeZone === (zone || defaultZone) ? '' : timeZone,
    place: date.place || place.name || place.address,
    note: date.note,
    status: date.isCancelled ? 'cancelled' : status,
  };
}

/** Whatever the zone of an event, its clocks show this date or a later one. */
const dayBefore = (now: number): string => dateIn(new Date(now - dayMs).toISOString());

/** When the next day begins where the organisation is, or within an hour of that. */
function nextDay(now: number, zone: string): number {
  const local = localTimeAt(now, zone);
  const ahead = Date.parse(`${local}Z`) - now;
  return Date.parse(`${daysLater(dateIn(local), 1)}T00:00Z`) - ahead;
}
