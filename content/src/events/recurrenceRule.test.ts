import { expect, test } from 'vitest';
import { endOf, hasTimes, parseRule } from './recurrenceRule.ts';

test('parses a rule', () => {
  expect(
    parseRule('FREQ=MONTHLY;INTERVAL=2;COUNT=5;BYDAY=-1SU,+2MO,TU;BYHOUR=18,9,9;WKST=SU'),
  ).toEqual({
    frequency: 'MONTHLY',
    interval: 2,
    count: 5,
    months: [],
    weekNumbers: [],
    yearDays: [],
    monthDays: [],
    days: [{ weekday: 0, nth: -1 }, { weekday: 1, nth: 2 }, { weekday: 2 }],
    hours: [9, 18],
    minutes: [],
    seconds: [],
    positions: [],
    weekStart: 0,
  });
});

test.each([
  '',
  'weekly',
  'FREQ=FORTNIGHTLY',
  'INTERVAL=2',
  'FREQ=DAILY;',
  'FREQ=DAILY;FREQ=WEEKLY',
  'FREQ=DAILY;COLOUR=RED',
  'FREQ=DAILY;COUNT=3=4',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;INTERVAL=10000',
  'FREQ=DAILY;COUNT=0',
  'FREQ=DAILY;COUNT=1e3',
  'FREQ=DAILY;COUNT=3;UNTIL=20270101',
  'FREQ=DAILY;UNTIL=20270230',
  'FREQ=DAILY;UNTIL=20270101T250000Z',
  'FREQ=DAILY;UNTIL=tomorrow',
  'FREQ=DAILY;UNTIL=19600101',
  'FREQ=DAILY;BYMONTH=13',
  'FREQ=DAILY;BYMONTH=',
  'FREQ=DAILY;BYHOUR=24',
  'FREQ=DAILY;BYMONTHDAY=0',
  'FREQ=DAILY;BYDAY=XX',
  'FREQ=DAILY;BYDAY=1MO',
  'FREQ=MONTHLY;BYDAY=0MO',
  'FREQ=YEARLY;BYWEEKNO=20;BYDAY=1MO',
  'FREQ=MONTHLY;BYWEEKNO=20',
  'FREQ=MONTHLY;BYYEARDAY=20',
  'FREQ=WEEKLY;BYMONTHDAY=20',
  'FREQ=DAILY;BYSETPOS=1',
  'FREQ=DAILY;WKST=1',
  'RRULE:FREQ=DAILY',
])('%j is not a rule', (text) => expect(parseRule(text)).toBeUndefined());

test('tells rules with times of the day from those by days', () => {
  const of = (text: string) => {
    const rule = parseRule(text);
    return rule && hasTimes(rule);
  };
  expect(of('FREQ=DAILY;BYDAY=MO')).toBe(false);
  expect(of('FREQ=DAILY;BYHOUR=9')).toBe(true);
  expect(of('FREQ=DAILY;BYMINUTE=0')).toBe(true);
  expect(of('FREQ=DAILY;BYSECOND=0')).toBe(true);
  expect(of('FREQ=HOURLY')).toBe(true);
});

test.each([
  ['FREQ=DAILY', Number.POSITIVE_INFINITY],
  ['FREQ=DAILY;UNTIL=20270701T120000Z', Date.parse('2027-07-01T12:00Z')],
  ['FREQ=DAILY;UNTIL=20270701T120000', Date.parse('2027-07-01T10:00Z')],
  ['FREQ=DAILY;UNTIL=20270701', Date.parse('2027-07-01T21:59:59Z')],
])('%s ends at %j in Berlin', (text, moment) => {
  const rule = parseRule(text);
  expect(rule && endOf(rule, 'Europe/Berlin')).toBe(moment);
});
