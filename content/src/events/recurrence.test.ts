import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resolveLocalTime } from '../zonedTime.ts';
import { datesOf } from './recurrence.ts';
import { endOf, parseRule } from './recurrenceRule.ts';

const [head = '', ...lines] = readFileSync(new URL('recurrences.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const zones = head.replace(/.*: /, '').split(' ');

/** The first dates of a rule, as clocks show them and in seconds since 1970. */
function found(begin: string, text: string, zone: string, max = 30) {
  const rule = parseRule(text);
  if (!rule) throw new Error(`${text} is no rule.`);
  const dates: { clock: string; moment: number }[] = [];
  for (const date of datesOf(rule, Date.parse(`${begin}Z`))) {
    const clock = new Date(date).toISOString().slice(0, 19);
    const moment = resolveLocalTime(clock, zone)?.moment ?? Number.NaN;
    if (dates.length === max || moment > endOf(rule, zone)) break;
    dates.push({ clock, moment: moment / 1000 });
  }
  return dates;
}

test('300 rules have the same dates as in python-dateutil, in six time zones', () => {
  expect(lines.length).toBeGreaterThanOrEqual(300);
  expect(zones).toHaveLength(6);
  for (const line of lines) {
    const [begin = '', rule = '', count, first, last, ...hashes] = line.split(' ');
    for (const [index, zone] of zones.entries()) {
      const dates = found(begin, rule, zone);
      const moments = dates.map(({ moment }) => moment).join();
      const hash = createHash('sha256').update(moments).digest('hex').slice(0, 8);
      expect(hash, `${line} in ${zone}: ${JSON.stringify(dates)}`).toBe(hashes[index]);
      if (index > 0) continue;
      const ends = [dates[0], dates.at(-1)].map((date) => date?.clock ?? '-');
      expect([String(dates.length), ...ends], line).toEqual([count, first, last]);
    }
  }
});

const clocks = (begin: string, rule: string, max?: number) =>
  found(begin, rule, 'UTC', max).map(({ clock }) => clock.slice(0, 16));

test('a rule by week number uses the weekday of the beginning', () => {
  expect(clocks('2027-01-06T18:00', 'FREQ=YEARLY;BYWEEKNO=20', 2)).toEqual([
    '2027-05-19T18:00',
    '2028-05-17T18:00',
  ]);
});

test('2 January 2039 is in week 52', () => {
  expect(clocks('2038-06-01T18:00', 'FREQ=YEARLY;BYWEEKNO=52;BYDAY=SU', 1)).toEqual([
    '2039-01-02T18:00',
  ]);
});

test('a rule includes the day of UNTIL', () => {
  const rule = 'FREQ=DAILY;UNTIL=20270108';
  expect(clocks('2027-01-06T18:00', rule)).toHaveLength(3);
});

test('starting later gives the same dates as starting from the beginning', () => {
  const begin = Date.parse('2024-02-29T18:00Z');
  const from = Date.parse('2027-03-10T18:00Z');
  for (const line of lines) {
    const rule = parseRule(line.split(' ')[1] ?? '');
    if (!rule || /MINUTELY|SECONDLY/.test(line)) continue;
    const first = (dates: Iterable<number>) => {
      for (const date of dates) if (date >= from) return date;
      return undefined;
    };
    expect(first(datesOf(rule, begin, from)), line).toBe(first(datesOf(rule, begin)));
  }
});

const all = (length: number) => Array.from({ length }, (_, index) => index).join();

test.each([
  'FREQ=SECONDLY',
  'FREQ=SECONDLY;COUNT=9999',
  'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=31',
  'FREQ=SECONDLY;BYHOUR=3;BYMINUTE=4;BYSECOND=5;BYMONTHDAY=31;BYMONTH=4',
  'FREQ=SECONDLY;INTERVAL=7200;BYHOUR=4',
  'FREQ=MINUTELY;INTERVAL=1440;BYHOUR=3',
  'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31',
  'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31',
  'FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31',
  'FREQ=YEARLY;BYWEEKNO=53;BYYEARDAY=100',
  'FREQ=YEARLY;INTERVAL=9999',
  'FREQ=YEARLY;BYDAY=MO;BYSETPOS=366',
  `FREQ=YEARLY;BYDAY=MO,TU;BYHOUR=${all(24)};BYMINUTE=${all(60)};BYSECOND=${all(60)}`,
  `FREQ=YEARLY;BYDAY=MO,TU;BYHOUR=${all(24)};BYMINUTE=${all(60)};BYSECOND=${all(60)};BYSETPOS=-1`,
])('evaluating %s takes little time', (text) => {
  const rule = parseRule(text);
  if (!rule) throw new Error(`${text} is no rule.`);
  const started = performance.now();
  const dates = [...datesOf(rule, Date.parse('1970-01-01T09:00Z'), Date.parse('2027-01-01'))];
  expect(dates.length).toBeLessThanOrEqual(50_000);
  // It takes 20 ms; without a limit it takes hours.
  expect(performance.now() - started).toBeLessThan(2_000);
});
