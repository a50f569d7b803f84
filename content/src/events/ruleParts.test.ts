import { describe, expect, test } from 'vitest';
import { wallOf } from './localTimes.ts';
import { datesOf } from './recurrence.ts';
import { parseRule } from './recurrenceRule.ts';
import { monthDaysOf, movedRule, partsOf, type RuleParts, ruleOf } from './ruleParts.ts';

/** A Wednesday, the second one. */
const begin = '2027-03-10T18:00';

const daily: RuleParts = {
  frequency: 'DAILY',
  interval: 1,
  days: [],
  monthDay: 'date',
  end: undefined,
};
const weekly: RuleParts = { ...daily, frequency: 'WEEKLY', days: [3] };
const monthly: RuleParts = { ...daily, frequency: 'MONTHLY' };

describe('converts a simple rule to parts and back:', () => {
  test.each<[string, RuleParts, string?]>([
    ['FREQ=DAILY', daily],
    ['FREQ=DAILY;INTERVAL=3;COUNT=10', { ...daily, interval: 3, end: 10 }],
    ['FREQ=DAILY;UNTIL=20271224', { ...daily, end: '2027-12-24' }],
    ['FREQ=WEEKLY;BYDAY=WE', weekly],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH,SU', { ...weekly, interval: 2, days: [1, 4, 0] }],
    ['FREQ=MONTHLY;BYMONTHDAY=10', monthly],
    ['FREQ=MONTHLY;BYDAY=2WE;COUNT=1', { ...monthly, monthDay: 'nthWeekday', end: 1 }],
    ['FREQ=MONTHLY;BYDAY=-1WE', { ...monthly, monthDay: 'lastWeekday' }, '2027-03-31'],
    ['FREQ=MONTHLY;BYDAY=5WE', { ...monthly, monthDay: 'nthWeekday' }, '2027-03-31'],
    ['FREQ=MONTHLY;BYMONTHDAY=31', monthly, '2027-03-31'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', { ...monthly, monthDay: 'lastDate' }, '2028-02-29'],
    ['FREQ=YEARLY;COUNT=9999', { ...daily, frequency: 'YEARLY', end: 9999 }],
    // Before staff say when it begins.
    ['FREQ=WEEKLY', { ...weekly, days: [] }, ''],
    ['FREQ=WEEKLY;BYDAY=TU', { ...weekly, days: [2] }, ''],
    ['FREQ=MONTHLY', monthly, ''],
  ])('%s', (rule, parts, from = begin) => {
    expect(partsOf(rule, from)).toEqual(parts);
    expect(ruleOf(parts, from)).toBe(rule);
  });
});

test.each([
  ['FREQ=WEEKLY', 'FREQ=WEEKLY;BYDAY=WE'],
  ['FREQ=WEEKLY;WKST=SU;BYDAY=FR,MO,FR', 'FREQ=WEEKLY;BYDAY=MO,FR'],
  ['COUNT=3;FREQ=MONTHLY;INTERVAL=1', 'FREQ=MONTHLY;BYMONTHDAY=10;COUNT=3'],
  ['FREQ=DAILY;INTERVAL=2;WKST=SU', 'FREQ=DAILY;INTERVAL=2'],
])('%s is simplified to %s', (rule, same) => {
  const parts = partsOf(rule, begin);
  expect(parts && ruleOf(parts, begin)).toBe(same);
  expect(firstDates(same)).not.toEqual([]);
  expect(firstDates(same)).toEqual(firstDates(rule));
});

function firstDates(text: string): number[] {
  const rule = parseRule(text);
  const dates: number[] = [];
  for (const date of rule ? datesOf(rule, wallOf(begin)) : []) if (dates.push(date) === 9) break;
  return dates;
}

test.each([
  '',
  'nonsense',
  'FREQ=HOURLY',
  'FREQ=DAILY;BYDAY=MO',
  'FREQ=DAILY;BYHOUR=9;BYMINUTE=0',
  'FREQ=DAILY;UNTIL=20271224T090000Z',
  'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=WE',
  'FREQ=WEEKLY;BYMONTH=3',
  'FREQ=MONTHLY;BYMONTHDAY=11',
  'FREQ=MONTHLY;BYMONTHDAY=10,20',
  'FREQ=MONTHLY;BYMONTHDAY=-1',
  'FREQ=MONTHLY;BYDAY=WE',
  'FREQ=MONTHLY;BYDAY=2WE,4WE',
  'FREQ=MONTHLY;BYDAY=2TH',
  'FREQ=MONTHLY;BYDAY=-1WE',
  'FREQ=MONTHLY;BYDAY=2WE;BYMONTHDAY=10',
  'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1',
  'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=10',
  'FREQ=YEARLY;BYWEEKNO=20',
])('parts can’t express “%s”', (rule) => {
  expect(partsOf(rule, begin)).toBeUndefined();
  expect(movedRule(rule, begin, '2027-03-31T18:00')).toBe(rule);
});

test('a month’s end offers its last day and last weekday', () => {
  expect(monthDaysOf('2027-02-28')).toEqual({
    date: 'BYMONTHDAY=28',
    lastDate: 'BYMONTHDAY=-1',
    nthWeekday: 'BYDAY=4SU',
    lastWeekday: 'BYDAY=-1SU',
  });
  expect(Object.keys(monthDaysOf('2027-03-24'))).toEqual(['date', 'nthWeekday']);
});

test.each([
  ['the date', 'FREQ=MONTHLY;BYMONTHDAY=10', begin, '2027-03-12', 'FREQ=MONTHLY;BYMONTHDAY=12'],
  ['its weekday', 'FREQ=MONTHLY;BYDAY=2WE', begin, '2027-04-01', 'FREQ=MONTHLY;BYDAY=1TH'],
  ['the last', 'FREQ=MONTHLY;BYDAY=-1WE', '2027-03-31', '2027-04-30', 'FREQ=MONTHLY;BYDAY=-1FR'],
  ['none is last', 'FREQ=MONTHLY;BYDAY=-1WE', '2027-03-31', begin, 'FREQ=MONTHLY;BYDAY=2WE'],
  ['no last day', 'FREQ=MONTHLY;BYMONTHDAY=-1', '2027-03-31', begin, 'FREQ=MONTHLY;BYMONTHDAY=10'],
  ['the only weekday', 'FREQ=WEEKLY;BYDAY=WE', begin, '2027-03-11', 'FREQ=WEEKLY;BYDAY=TH'],
  ['no weekday yet', 'FREQ=WEEKLY', '', begin, 'FREQ=WEEKLY;BYDAY=WE'],
  ['no date yet', 'FREQ=MONTHLY;COUNT=2', '', begin, 'FREQ=MONTHLY;BYMONTHDAY=10;COUNT=2'],
])('a rule moves with the beginning: %s', (_, rule, from, to, moved) => {
  expect(movedRule(rule, from, to)).toBe(moved);
});

test.each([
  ['several weekdays', 'FREQ=WEEKLY;BYDAY=WE,FR'],
  ['another weekday', 'FREQ=WEEKLY;BYDAY=TU'],
  ['no day at all', 'FREQ=DAILY;WKST=SU'],
  ['an end', 'FREQ=YEARLY;UNTIL=20290310'],
])('a rule stays when the beginning moves: %s', (_, rule) => {
  expect(movedRule(rule, begin, '2027-03-11T18:00')).toBe(rule);
});
