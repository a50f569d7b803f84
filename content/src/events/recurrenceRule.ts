import { resolveLocalTime } from '../zonedTime.ts';

/** How often something repeats, from longest to shortest. */
export const frequencies = [
  'YEARLY',
  'MONTHLY',
  'WEEKLY',
  'DAILY',
  'HOURLY',
  'MINUTELY',
  'SECONDLY',
] as const;

export type Frequency = (typeof frequencies)[number];

/** The days of the week by their names in rules, from Sunday as `Date` counts them. */
export const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** A day of the week; with `nth` only the nth one of its month or year, from the end if negative. */
export interface RuleDay {
  weekday: number;
  nth?: number;
}

/** A recurrence rule of RFC 5545, taken apart. A list is empty where the rule has no such part. */
export interface RecurrenceRule {
  frequency: Frequency;
  interval: number;
  count?: number;
  /** As it is written: `20271224`, or `20271224T090000` with or without a `Z` for UTC. */
  until?: string;
  months: number[];
  weekNumbers: number[];
  yearDays: number[];
  monthDays: number[];
  days: RuleDay[];
  hours: number[];
  minutes: number[];
  seconds: number[];
  /** Which dates of each period remain, counted from 1, or from the end if negative. */
  positions: number[];
  /** The day that weeks start with. */
  weekStart: number;
}

/** Larger numbers make no sense, and no calendar program reads them. */
const maxInterval = 9_999;
const maxCount = 9_999;

/**
 * A recurrence rule, such as `FREQ=WEEKLY;BYDAY=TU,TH;COUNT=10`, taken apart. Undefined for what RFC 5545 doesn't
 * allow.
 */
export function parseRule(text: string): RecurrenceRule | undefined {
  const pairs = text.split(';').map((part) => part.split('='));
  const parts = new Map(
    pairs.map(([name = '', value = '', ...more]) => [name, more.length ? '' : value]),
  );
  if (parts.size < pairs.length || pairs.some(([name = '']) => !knownParts.includes(name))) {
    return undefined;
  }
  try {
    const rule = ruleOf(parts);
    return isAllowed(rule) ? rule : undefined;
  } catch (error) {
    if (error instanceof InvalidPart) return undefined;
    throw error;
  }
}

/** Whether a rule says at which times of the day something is. */
export const hasTimes = ({ frequency, hours, minutes, seconds }: RecurrenceRule): boolean =>
  isShort(frequency) || [hours, minutes, seconds].some((list) => list.length > 0);

/** The last moment at which something that repeats may begin; a day without a time counts as a whole. */
export function endOf({ until }: RecurrenceRule, zone: string): number {
  if (until === undefined) return Number.POSITIVE_INFINITY;
  const [date, time = 'T23:59:59'] = untilParts(until);
  return until.endsWith('Z')
    ? Date.parse(`${date}${time}Z`)
    : (resolveLocalTime(`${date}${time}`, zone)?.moment ?? Number.NEGATIVE_INFINITY);
}

/** Whether a frequency is shorter than a day. */
export const isShort = (frequency: Frequency): boolean =>
  frequencies.indexOf(frequency) > frequencies.indexOf('DAILY');

const knownParts = [
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'BYMONTH',
  'BYWEEKNO',
  'BYYEARDAY',
  'BYMONTHDAY',
  'BYDAY',
  'BYHOUR',
  'BYMINUTE',
  'BYSECOND',
  'BYSETPOS',
  'WKST',
];

class InvalidPart extends Error {}

/** @throws InvalidPart */
function ruleOf(parts: ReadonlyMap<string, string>): RecurrenceRule {
  const one = <T>(name: string, read: (value: string) => T): T | undefined => {
    const value = parts.get(name);
    return value === undefined ? undefined : read(value);
  };
  const list = (name: string, min: number, max: number) =>
    one(name, (value) => value.split(',').map((each) => signed(each, min, max))) ?? [];
  const count = one('COUNT', (value) => whole(value, 1, maxCount));
  const until = one('UNTIL', untilOf);
  return {
    frequency: oneOf(frequencies, parts.get('FREQ')),
    interval: one('INTERVAL', (value) => whole(value, 1, maxInterval)) ?? 1,
    ...(count !== undefined && { count }),
    ...(until !== undefined && { until }),
    months: sorted(list('BYMONTH', 1, 12)),
    weekNumbers: list('BYWEEKNO', -53, 53),
    yearDays: list('BYYEARDAY', -366, 366),
    monthDays: list('BYMONTHDAY', -31, 31),
    days: one('BYDAY', (value) => value.split(',').map(dayOf)) ?? [],
    hours: sorted(list('BYHOUR', 0, 23)),
    minutes: sorted(list('BYMINUTE', 0, 59)),
    seconds: sorted(list('BYSECOND', 0, 59)),
    positions: list('BYSETPOS', -366, 366),
    weekStart: one('WKST', (value) => weekdays.indexOf(oneOf(weekdays, value))) ?? 1,
  };
}

const sorted = (numbers: number[]) => [...new Set(numbers)].toSorted((a, b) => a - b);

function oneOf<T extends string>(values: readonly T[], value: string | undefined): T {
  const found = values.find((each) => each === value);
  if (!found) throw new InvalidPart();
  return found;
}

function whole(text: string, min: number, max: number): number {
  const number = Number(text);
  if (!/^[+-]?\d{1,4}$/.test(text) || number < min || number > max) throw new InvalidPart();
  return number;
}

/** A part that counts from either end, as `BYMONTHDAY=-1`, can't be 0. */
function signed(text: string, min: number, max: number): number {
  const number = whole(text, min, max);
  if (number === 0 && min < 0) throw new InvalidPart();
  return number;
}

function dayOf(text: string): RuleDay {
  const [, nth = '', name] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? [];
  const weekday = weekdays.indexOf(oneOf(weekdays, name));
  return nth === '' ? { weekday } : { weekday, nth: signed(nth, -53, 53) };
}

/** The date and the time of an end, as ISO 8601 has them. */
function untilParts(text: string): [date: string, time?: string] {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z?)?$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return hour === undefined ? [date] : [date, `T${hour}:${minute}:${second}`];
}

function untilOf(text: string): string {
  const [date, time = 'T00:00:00'] = untilParts(text);
  const moment = Date.parse(`${date}${time}Z`);
  // JavaScript turns 30 February into 2 March.
  if (!(moment >= 0) || !new Date(moment).toISOString().startsWith(date + time)) {
    throw new InvalidPart();
  }
  return text;
}

/** Whether the parts of a rule go together (RFC 5545, section 3.3.10). */
function isAllowed(rule: RecurrenceRule): boolean {
  const { frequency, count, until, weekNumbers, yearDays, monthDays, days, positions } = rule;
  const is = (...some: Frequency[]) => some.includes(frequency);
  const others = [
    rule.months,
    weekNumbers,
    yearDays,
    monthDays,
    days,
    rule.hours,
    rule.minutes,
    rule.seconds,
  ];
  return !(
    (count !== undefined && until !== undefined) ||
    (weekNumbers.length > 0 && !is('YEARLY')) ||
    (yearDays.length > 0 && is('MONTHLY', 'WEEKLY', 'DAILY')) ||
    (monthDays.length > 0 && is('WEEKLY')) ||
    (days.some(({ nth }) => nth) && (!is('YEARLY', 'MONTHLY') || weekNumbers.length > 0)) ||
    (positions.length > 0 && others.every(({ length }) => length === 0))
  );
}
