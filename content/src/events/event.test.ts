import { expect, test } from 'vitest';
import { eventSamples } from '../samples/event.ts';
import { timeMessages } from '../texts/timeMessages.ts';
import { eventSchema } from './event.ts';

const { small } = eventSamples.valid;

const issuesOf = (change: object) =>
  eventSchema
    .safeParse({ ...small, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('an event that takes all day repeats by days', () => {
  const repeats = 'FREQ=DAILY;BYHOUR=9;COUNT=3';
  expect(issuesOf({ repeats })).toBeUndefined();
  expect(issuesOf({ repeats, allDay: true })).toEqual([
    ['repeats', timeMessages.timesInAllDayRule],
  ]);
});

test('an end that clocks show as earlier may be later', () => {
  const night = { timeZone: 'America/New_York', repeats: '', changes: [], exceptions: [] };
  const [begin, end] = ['2027-03-14T02:30', '2027-03-14T03:00'];
  // The first of them is half past three.
  expect(issuesOf({ ...night, begin, end })).toEqual([['end', timeMessages.endsBeforeItBegins]]);
});

test('an unknown zone is one error', () => {
  expect(issuesOf({ timeZone: 'Atlantis' })).toEqual([['timeZone', timeMessages.unknownTimeZone]]);
});

test('a rule is stored as RFC 5545 writes it', () => {
  expect(eventSchema.parse({ ...small, repeats: ' RRULE:freq=daily ' }).repeats).toBe('FREQ=DAILY');
});
