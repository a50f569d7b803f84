import { expect, test } from 'vitest';
import { eventSamples } from '../samples/event.ts';
import { timeMessages } from '../texts/timeMessages.ts';
import { eventSchema } from './event.ts';

const { small } = eventSamples.valid;

const issuesOf = (change: object) =>
  eventSchema
    .safeParse({ ...small, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('an all-day event can’t repeat at times of the day', () => {
  const repeats = 'FREQ=DAILY;BYHOUR=9;COUNT=3';
  expect(issuesOf({ repeats })).toBeUndefined();
  expect(issuesOf({ repeats, allDay: true })).toEqual([
    ['repeats', timeMessages.timesInAllDayRule],
  ]);
});

test('the end is compared in real time, even when clocks change', () => {
  const night = { timeZone: 'America/New_York', repeats: '', changes: [], exceptions: [] };
  const [begin, end] = ['2027-03-14T02:30', '2027-03-14T03:00'];
  // The first of them is half past three.
  expect(issuesOf({ ...night, begin, end })).toEqual([['end', timeMessages.endsBeforeItBegins]]);
});

test('an unknown time zone gives a single error', () => {
  expect(issuesOf({ timeZone: 'Atlantis' })).toEqual([['timeZone', timeMessages.unknownTimeZone]]);
});

test('a rule is stored as RFC 5545 writes it', () => {
  expect(eventSchema.parse({ ...small, repeats: ' RRULE:freq=daily ' }).repeats).toBe('FREQ=DAILY');
});
