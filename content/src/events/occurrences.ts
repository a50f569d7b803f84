import { isTimeZone } from '../instants.ts';
import { localTimeAt } from '../zonedTime.ts';
import type { SiteEvent } from './event.ts';
import { dateIn, daysLater, localTextOf, wallOf } from './localTimes.ts';
import { datesOf } from './recurrence.ts';
import { endOf, parseRule } from './recurrenceRule.ts';
import { momentAt, type Span, spanOf } from './spans.ts';

const dayMs = 86_400_000;

/** A day that staff name may have several dates, but not one for each second. */
const maxNamed = 1_000;

/** What the times of an event follow from. */
export type Timed = Pick<
  SiteEvent,
  'begin' | 'end' | 'timeZone' | 'allDay' | 'repeats' | 'exceptions' | 'changes' | 'status'
>;

/** One date of an event. */
export interface Occurrence extends Span {
  /** The local time at which the rule has it, which stays the same when the date is moved. */
  original: string;
  /** Whether this date differs from the others. */
  isChanged: boolean;
  /** Whether this date, or the event as a whole, is cancelled. */
  isCancelled: boolean;
  /** The place and note of this date, or else those of the event. */
  place: string;
  note: string;
}

/**
 * The dates of an event that are going on between two moments, in order. The work is limited: of a rule that asks for
 * very many dates, later ones may be missing.
 * @param from milliseconds since 1970, as `until`, which may be infinite
 * @param max how many dates are given at most, the first ones
 */
export function occurrences(event: Timed, from: number, until: number, max: number): Occurrence[] {
  const { timeZone } = event;
  // Previews show events that are not filled in yet.
  if (!isTimeZone(timeZone)) return [];
  const first = spanOf(event);
  if (!(first.endsAt >= first.beginsAt)) return [];
  const isIn = ({ beginsAt, endsAt }: Span) =>
    beginsAt < until && (endsAt > from || beginsAt >= from);

  const found: Occurrence[] = [];
  // By a day at most, clocks in one place are ahead of those in another, and of themselves.
  const earliest = wallAt(from, timeZone) - (first.endsAt - first.beginsAt) - dayMs;
  for (const original of originals(event, { earliest, latest: wallAt(until, timeZone) + dayMs })) {
    const change = changeOf(event, original);
    const occurrence = occurrenceOf(event, first, original, change);
    if (!isMoved(change) && isIn(occurrence)) found.push(occurrence);
    if (found.length === max) break;
  }
  // Others may have been moved to this time, or made longer.
  for (const { change, ...occurrence } of withChanges(event, first)) {
    if (isMoved(change) && isIn(occurrence)) found.push(occurrence);
  }
  return found.toSorted((a, b) => a.beginsAt - b.beginsAt).slice(0, max);
}

/** Whether a change gives a date other times. */
const isMoved = (change: Timed['changes'][number] | undefined) =>
  Boolean(change?.begin || change?.end);

/** The dates of an event that differ from its others, in the order of the rule. */
export const changedOccurrences = (event: Timed): Occurrence[] =>
  [...withChanges(event, spanOf(event))].map(({ change, ...occurrence }) => occurrence);

/** The local times that the rule of an event has and that are left out. */
export const leftOut = (event: Timed): string[] =>
  [...originalsOn({ ...event, exceptions: [] }, event.exceptions)].filter((original) =>
    event.exceptions.some((named) => isNamed(event, original, named)),
  );

/** The first dates of an event that are not over at a moment. */
export const nextOccurrences = (event: Timed, now: number, max: number): Occurrence[] =>
  occurrences(event, now, Number.POSITIVE_INFINITY, max);

function* withChanges(event: Timed, first: Span) {
  const named = event.changes.map(({ date }) => date);
  for (const original of originalsOn(event, named)) {
    const change = changeOf(event, original);
    if (change) yield { ...occurrenceOf(event, first, original, change), change };
  }
}

/** The local times at which an event would be on days that staff name. */
function* originalsOn(event: Timed, named: readonly string[]): Generator<string> {
  const days = named.filter(Boolean).map(dateIn);
  if (days.length === 0) return;
  const walls = days.map(wallOf);
  let left = maxNamed;
  const wanted = { earliest: Math.min(...walls), latest: Math.max(...walls) + dayMs, days };
  for (const original of originals(event, wanted)) {
    if (left-- === 0) return;
    yield original;
  }
}

/** What dates of a rule to look for: as `wallOf` has them, and on which days alone. */
interface Wanted {
  earliest: number;
  latest: number;
  days?: readonly string[];
}

/** The local times at which an event would be without changes of single dates, but not those left out. */
function* originals(event: Timed, { earliest, latest, days }: Wanted): Generator<string> {
  const { allDay, timeZone, exceptions } = event;
  const rule = parseRule(event.repeats);
  const begin = wallOf(spanOf(event).begin);
  const end = rule ? endOf(rule, timeZone) : Number.POSITIVE_INFINITY;
  const lastDay = wallAt(end, timeZone) - dayMs;
  for (const wall of rule ? datesOf(rule, begin, earliest) : [begin]) {
    if (wall > latest) return;
    const clock = localTextOf(wall);
    if (!isOnOneOf(days, clock)) continue;
    if (wall > lastDay && momentAt(clock, timeZone) > end) return;
    const original = allDay ? dateIn(clock) : clock;
    if (!exceptions.some((named) => isNamed(event, original, named))) yield original;
  }
}

const isOnOneOf = (days: readonly string[] | undefined, clock: string) =>
  days === undefined || days.includes(dateIn(clock));

/** Whether staff mean a date of an event by a text: the day, or one of several times on it. */
const isNamed = ({ allDay }: Timed, original: string, named: string) =>
  named !== '' && (allDay ? dateIn(named) === original : original.startsWith(named));

const changeOf = (event: Timed, original: string) =>
  event.changes.find(({ date }) => isNamed(event, original, date));

/** What clocks in a zone show at a moment, as `wallOf` has it. */
const wallAt = (moment: number, zone: string): number =>
  Number.isFinite(moment) ? wallOf(localTimeAt(moment, zone)) : moment;

/** A date of the rule, as it is, or as it was changed. It takes as long as the others. */
function occurrenceOf(
  event: Timed,
  first: Span,
  original: string,
  change: Timed['changes'][number] | undefined,
): Occurrence {
  const { allDay, timeZone } = event;
  const begin = change?.begin || original;
  const { beginsAt, ...span } = spanOf({ begin, end: change?.end || begin, timeZone, allDay });
  const days = (wallOf(first.end) - wallOf(first.begin)) / dayMs;
  const asLong = allDay
    ? {
        end: daysLater(span.begin, days),
        endsAt: momentAt(daysLater(span.begin, days + 1), timeZone),
      }
    : endAfter(beginsAt + first.endsAt - first.beginsAt, timeZone);
  const { end, endsAt } = change?.end ? span : asLong;
  return {
    original,
    begin: allDay ? span.begin : localTimeAt(beginsAt, timeZone),
    end,
    beginsAt,
    endsAt,
    isChanged: change !== undefined,
    isCancelled: event.status === 'cancelled' || change?.cancelled === true,
    place: change?.place ?? '',
    note: change?.note ?? '',
  };
}

const endAfter = (endsAt: number, zone: string) => ({ end: localTimeAt(endsAt, zone), endsAt });
