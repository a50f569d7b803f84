import { type Frequency, isShort, type RecurrenceRule } from './recurrenceRule.ts';

/**
 * The dates of a recurrence rule. Libraries look for the next date of a rule that has none until the year 9999, or for
 * seconds: this ends after so many looks (docs/decisions/libraries.md).
 */
const maxLooks = 50_000;

const dayMs = 86_400_000;
const shortMs = { HOURLY: 3_600_000, MINUTELY: 60_000, SECONDLY: 1_000 } as const;
const lastYear = 9_999;

/**
 * The dates of a rule in order, on clocks of one place: each is the moment at which clocks in UTC show it. Dates that
 * there aren't, such as 30 February, are left out.
 * @param begin the date that the rule is counted from; it's among the dates only if the rule has it
 * @param from none earlier than this is given
 */
export function* datesOf(rule: RecurrenceRule, begin: number, from = begin): Generator<number> {
  const { count = Number.POSITIVE_INFINITY } = rule;
  const periods = isShort(rule.frequency) ? shortPeriods : calendarPeriods;
  const looks = { left: maxLooks };
  // A count is of all dates since the first one.
  const start = rule.count === undefined ? Math.max(begin, from) : begin;
  let counted = 0;
  for (const { days, times } of periods(rule, begin, start, looks)) {
    for (const date of chosen(days, times, rule.positions)) {
      if (date < begin) continue;
      if (looks.left-- <= 0 || ++counted > count) return;
      if (date >= from) yield date;
    }
  }
}

/** The days of a period that a rule allows, each as its first moment, and the times of each of them. */
interface Period {
  days: number[];
  times: number[];
}

interface Looks {
  left: number;
}

/** The dates of a period, in order, or those at some positions. */
function* chosen(days: number[], times: number[], positions: number[]): Generator<number> {
  if (positions.length === 0) {
    for (const day of days) for (const time of times) yield day + time;
    return;
  }
  const size = days.length * times.length;
  const places = new Set(positions.map((each) => (each > 0 ? each - 1 : size + each)));
  for (const place of [...places].toSorted((a, b) => a - b)) {
    const day = days[Math.floor(place / times.length)];
    const time = times[place % times.length];
    if (day !== undefined && time !== undefined) yield day + time;
  }
}

/** Days, weeks, months or years. */
function* calendarPeriods(
  rule: RecurrenceRule,
  begin: number,
  start: number,
  looks: Looks,
): Generator<Period> {
  const { interval } = rule;
  const allows = dayFilter(rule, begin);
  const times = timesOf(rule, begin);
  const { indexOf, startOf } = calendarUnits(rule.weekStart)[rule.frequency as CalendarFrequency];
  const first = indexOf(begin);
  const skipped = Math.floor((indexOf(start) - first) / interval);
  for (let index = first + skipped * interval; looks.left > 0; index += interval) {
    const days: number[] = [];
    const end = startOf(index + 1);
    for (let day = startOf(index); day < end; day += dayMs) {
      looks.left--;
      if (allows(dayAt(day))) days.push(day);
    }
    // That of no date is NaN.
    if (!(new Date(end).getUTCFullYear() <= lastYear)) return;
    yield { days, times };
  }
}

type CalendarFrequency = Exclude<Frequency, keyof typeof shortMs>;

interface CalendarUnit {
  /** The number of the period that a moment is in. */
  indexOf(moment: number): number;
  /** The first moment of a period. */
  startOf(index: number): number;
}

const calendarUnits = (weekStart: number): Record<CalendarFrequency, CalendarUnit> => {
  // 1 January 1970 was a Thursday.
  const firstWeek = (weekStart - 4) * dayMs;
  const days = (length: number, first: number): CalendarUnit => ({
    indexOf: (moment) => Math.floor((moment - first) / (length * dayMs)),
    startOf: (index) => first + index * length * dayMs,
  });
  return {
    YEARLY: {
      indexOf: (moment) => new Date(moment).getUTCFullYear(),
      startOf: (index) => Date.UTC(index, 0),
    },
    MONTHLY: {
      indexOf: (moment) => new Date(moment).getUTCFullYear() * 12 + new Date(moment).getUTCMonth(),
      startOf: (index) => Date.UTC(0, index - 1_900 * 12),
    },
    WEEKLY: days(7, firstWeek),
    DAILY: days(1, 0),
  };
};

/** Hours, minutes or seconds. Days, hours and minutes that a rule leaves out are looked at once. */
function* shortPeriods(
  rule: RecurrenceRule,
  begin: number,
  start: number,
  looks: Looks,
): Generator<Period> {
  const unit = shortMs[rule.frequency as keyof typeof shortMs];
  const step = unit * rule.interval;
  const first = Math.floor(begin / unit) * unit;
  const next = nextAllowed(rule, dayFilter(rule, begin));
  const times = timesOf(rule, begin);
  const atOrAfter = (moment: number) => first + Math.ceil((moment - first) / step) * step;
  let at = first + Math.floor((start - first) / step) * step;
  while (looks.left-- > 0 && new Date(at).getUTCFullYear() <= lastYear) {
    const allowed = next(at);
    if (allowed === at) yield { days: [at], times };
    at = atOrAfter(allowed === at ? at + step : allowed);
  }
}

/** Makes a function that says from when on a rule may allow something: the moment itself where it does. */
function nextAllowed(rule: RecurrenceRule, allows: (day: Day) => boolean) {
  const limits = [
    { unit: shortMs.HOURLY, per: 24, list: rule.hours },
    ...(rule.frequency === 'HOURLY'
      ? []
      : [{ unit: shortMs.MINUTELY, per: 60, list: rule.minutes }]),
    ...(rule.frequency === 'SECONDLY'
      ? [{ unit: shortMs.SECONDLY, per: 60, list: rule.seconds }]
      : []),
  ];
  return (moment: number): number => {
    const day = Math.floor(moment / dayMs) * dayMs;
    if (!allows(dayAt(day))) return day + dayMs;
    for (const { unit, per, list } of limits) {
      const index = Math.floor(moment / unit);
      if (!allowsNumber(list, index % per)) return (index + 1) * unit;
    }
    return moment;
  };
}

const allowsNumber = (list: number[], number: number) => list.length === 0 || list.includes(number);

/** The times within a day, an hour, a minute or a second, in order. */
function timesOf({ frequency, hours, minutes, seconds }: RecurrenceRule, begin: number): number[] {
  const of = (list: number[], unit: number, per: number) =>
    list.length > 0 ? list : [Math.floor(begin / unit) % per];
  const isWithin = (unit: Frequency) => frequency === unit;
  if (isWithin('SECONDLY')) return [0];
  const inSeconds = of(seconds, shortMs.SECONDLY, 60).map((second) => second * shortMs.SECONDLY);
  if (isWithin('MINUTELY')) return inSeconds;
  const inMinutes = of(minutes, shortMs.MINUTELY, 60).flatMap((minute) =>
    inSeconds.map((second) => minute * shortMs.MINUTELY + second),
  );
  if (isWithin('HOURLY')) return inMinutes;
  return of(hours, shortMs.HOURLY, 24).flatMap((hour) =>
    inMinutes.map((minute) => hour * shortMs.HOURLY + minute),
  );
}

/** A day as rules count it. */
interface Day {
  moment: number;
  year: number;
  month: number;
  date: number;
  weekday: number;
  monthLength: number;
  yearDay: number;
  yearLength: number;
}

function dayAt(moment: number): Day {
  const at = new Date(moment);
  const year = at.getUTCFullYear();
  const month = at.getUTCMonth();
  const january = Date.UTC(year, 0);
  return {
    moment,
    year,
    month: month + 1,
    date: at.getUTCDate(),
    weekday: at.getUTCDay(),
    monthLength: (Date.UTC(year, month + 1) - Date.UTC(year, month)) / dayMs,
    yearDay: Math.floor((moment - january) / dayMs) + 1,
    yearLength: (Date.UTC(year + 1, 0) - january) / dayMs,
  };
}

/** Whether a list has a place that is counted from 1, or from the end. */
const allowsPlace = (list: number[], place: number, length: number) =>
  list.length === 0 || list.includes(place) || list.includes(place - length - 1);

/** Makes a function that says whether a rule allows a day. What the rule leaves open is as on the first day. */
function dayFilter(rule: RecurrenceRule, begin: number): (day: Day) => boolean {
  const { frequency, weekNumbers, yearDays, weekStart } = rule;
  const first = dayAt(begin);
  const isOpen = [yearDays, rule.monthDays, rule.days].every(({ length }) => length === 0);
  const hasWeeks = weekNumbers.length > 0;
  const isYearly = frequency === 'YEARLY';
  const takesDate = isOpen && !hasWeeks && (isYearly || frequency === 'MONTHLY');
  const takesWeekday = isOpen && (hasWeeks || frequency === 'WEEKLY');
  const takesMonth = takesDate && isYearly && rule.months.length === 0;
  const months = takesMonth ? [first.month] : rule.months;
  const monthDays = takesDate ? [first.date] : rule.monthDays;
  const days = takesWeekday ? [{ weekday: first.weekday }] : rule.days;
  const inYear = isYearly && rule.months.length === 0;

  const isNth = (day: Day, nth: number) => {
    const [place, length] = inYear ? [day.yearDay, day.yearLength] : [day.date, day.monthLength];
    return nth === (nth > 0 ? Math.ceil(place / 7) : -Math.ceil((length - place + 1) / 7));
  };
  return (day) =>
    allowsNumber(months, day.month) &&
    allowsPlace(monthDays, day.date, day.monthLength) &&
    allowsPlace(yearDays, day.yearDay, day.yearLength) &&
    (days.length === 0 ||
      days.some(({ weekday, nth }) => weekday === day.weekday && (!nth || isNth(day, nth)))) &&
    (!hasWeeks || allowsWeek(weekNumbers, day, weekStart));
}

/** A week is of the year in which most of its days are: that of its fourth one. */
function allowsWeek(weekNumbers: number[], { moment, weekday }: Day, weekStart: number): boolean {
  const fourth = dayAt(moment + (3 - ((weekday - weekStart + 7) % 7)) * dayMs);
  const number = Math.ceil(fourth.yearDay / 7);
  const weeks = number + Math.floor((fourth.yearLength - fourth.yearDay) / 7);
  return allowsPlace(weekNumbers, number, weeks);
}
