import type { EventDate } from '@lamplight/content/events/eventsContent';
import { expect, test } from 'vitest';
import { calendarWeeks } from './calendarWeeks.ts';

const dateOf = (begin: string, end: string) => ({ begin, end }) as EventDate;

const daysWith = (dates: EventDate[]) =>
  calendarWeeks('2027-03', dates, 'de')
    .flat()
    .flatMap((day) => (day && day.dates.length > 0 ? [day.date.slice(8)] : []));

test.each([
  ['en', [undefined, '2027-03-01'], 5],
  ['de', ['2027-03-01', '2027-03-02'], 5],
  ['ar', [undefined, undefined], 5],
] as const)('the first day of the week in “%s” is right', (language, firstDays, count) => {
  const weeks = calendarWeeks('2027-03', [], language);
  expect(weeks[0]?.slice(0, 2).map((day) => day?.date)).toEqual(firstDays);
  expect(weeks).toHaveLength(count);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks.flat().filter(Boolean)).toHaveLength(31);
});

test.each([
  ['2027-03-10T18:00', '2027-03-10T20:00', ['10']],
  ['2027-03-10T22:00', '2027-03-11T02:00', ['10', '11']],
  // An event that ends at midnight isn't on the next day.
  ['2027-03-10T22:00', '2027-03-11T00:00', ['10']],
  ['2027-03-10T00:00', '2027-03-10T00:00', ['10']],
  ['2027-02-27', '2027-03-02', ['01', '02']],
  ['2027-03-31', '2027-04-02', ['31']],
])('an event from %s until %s is on the days %j', (begin, end, days) => {
  expect(daysWith([dateOf(begin, end)])).toEqual(days);
});
