import { deepEqual } from 'fast-equals';
import { isLocalTime, wallOf } from './localTimes.ts';
import { parseRule, type RecurrenceRule, weekdays } from './recurrenceRule.ts';

/** How often something repeats, without the frequencies shorter than a day. */
export const partFrequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;

/** On which day of each month: the date of the beginning, or its weekday. */
export type MonthDay = 'date' | 'lastDate' | 'nthWeekday' | 'lastWeekday';

/** A recurrence rule as staff choose it. The rest follows from the date that it begins with. */
export interface RuleParts {
  frequency: (typeof partFrequencies)[number];
  interval: number;
  /** For weekly rules, as `Date` counts them; without any it is the weekday of the beginning. */
  days: number[];
  /** For monthly rules. */
  monthDay: MonthDay;
  /** How many times it is, or the last date that it may be on. */
  end: number | string | undefined;
}

/**
 * A rule in parts; undefined where they can't say all of it.
 * @param begin the local time that the rule begins with, or an empty string
 */
export function partsOf(text: string, begin: string): RuleParts | undefined {
  const rule = parseRule(text);
  const frequency = partFrequencies.find((each) => each === rule?.frequency);
  if (!rule || !frequency) return undefined;
  const { interval, count, until, days } = completed(rule, begin);
  const monthDays: MonthDay[] =
    frequency === 'MONTHLY' ? (Object.keys(monthDaysOf(begin)) as MonthDay[]) : ['date'];
  return monthDays
    .map((monthDay) => ({
      frequency,
      interval,
      days: frequency === 'WEEKLY' ? days.map(({ weekday }) => weekday) : [],
      monthDay,
      end: count ?? (until && dateOf(until)),
    }))
    .find((parts) => {
      const said = parseRule(ruleOf(parts, begin));
      return said && deepEqual(completed(said, begin), completed(rule, begin));
    });
}

/** The rule of parts. A day of the month that the beginning isn't becomes one that it is. */
export function ruleOf({ frequency, interval, days, monthDay, end }: RuleParts, begin: string) {
  const names = inWeek(days.length > 0 ? days : weekdaysOf(begin)).map((day) => weekdays[day]);
  const monthDays = monthDaysOf(begin);
  return [
    `FREQ=${frequency}`,
    interval > 1 && `INTERVAL=${interval}`,
    frequency === 'WEEKLY' && names.length > 0 && `BYDAY=${names.join()}`,
    frequency === 'MONTHLY' &&
      (monthDays[monthDay] ?? (monthDay === 'lastWeekday' ? monthDays.nthWeekday : monthDays.date)),
    typeof end === 'number' && `COUNT=${end}`,
    typeof end === 'string' && `UNTIL=${end.replaceAll('-', '')}`,
  ]
    .filter(Boolean)
    .join(';');
}

/**
 * The rule of something that begins on another day now. Days of the month follow it, as does a weekday that it began
 * on if that is the only one.
 */
export function movedRule(rule: string, from: string, to: string): string {
  const parts = partsOf(rule, from);
  if (!parts) return rule;
  const days = deepEqual(parts.days, weekdaysOf(from)) ? weekdaysOf(to) : parts.days;
  const moved = ruleOf({ ...parts, days }, to);
  return moved === ruleOf(parts, from) ? rule : moved;
}

/** The days of the month that something may repeat on, each with its part of the rule. */
export function monthDaysOf(begin: string): Partial<Record<MonthDay, string>> {
  if (!isLocalTime(begin)) return { date: '' };
  const { date, nth, weekday, isLastDate, isLastWeekday } = placeInMonth(begin);
  const name = weekdays[weekday];
  return {
    date: `BYMONTHDAY=${date}`,
    ...(isLastDate && { lastDate: 'BYMONTHDAY=-1' }),
    nthWeekday: `BYDAY=${nth}${name}`,
    ...(isLastWeekday && { lastWeekday: `BYDAY=-1${name}` }),
  };
}

/** Where in its month a date is. */
export function placeInMonth(local: string) {
  const day = new Date(wallOf(local));
  const date = day.getUTCDate();
  const left =
    new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate() - date;
  return {
    date,
    weekday: day.getUTCDay(),
    /** 2 on the second Wednesday. */
    nth: Math.ceil(date / 7),
    isLastDate: left === 0,
    isLastWeekday: left < 7,
  };
}

/** A rule with what it leaves to the date that it begins with, and without what makes no difference. */
function completed(rule: RecurrenceRule, begin: string): RecurrenceRule {
  const { frequency, days, monthDays, weekStart, interval } = rule;
  const isWeekly = frequency === 'WEEKLY';
  const isByDate = frequency === 'MONTHLY' && days.length === 0 && monthDays.length === 0;
  const found = days.length > 0 ? days.map(({ weekday }) => weekday) : weekdaysOf(begin);
  return {
    ...rule,
    ...(isWeekly && { days: inWeek(found).map((weekday) => ({ weekday })) }),
    ...(isByDate && isLocalTime(begin) && { monthDays: [placeInMonth(begin).date] }),
    weekStart: isWeekly && interval > 1 ? weekStart : 1,
  };
}

const weekdaysOf = (begin: string): number[] =>
  isLocalTime(begin) ? [placeInMonth(begin).weekday] : [];

/** Days of the week in order, from Monday, each once. */
const inWeek = (days: readonly number[]): number[] =>
  [...new Set(days)].toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7));

/** `2027-12-24` of `20271224`. */
const dateOf = (until: string) => `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`;
