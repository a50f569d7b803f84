import { expect, test } from 'vitest';
import { momentText, placeOf, scheduleNote, scheduleText } from './words.ts';

const now = Date.parse('2026-11-27T05:00:00Z');
const morning = '2026-11-30T05:00:00Z[Africa/Nairobi]';
const zone = 'Africa/Nairobi';

test.each([
  ['2026-11-30T05:00Z', zone, 'Monday 30 November 2026, 08:00 in Nairobi, in 3 days'],
  ['2026-11-27T03:00Z', 'UTC', 'Friday 27 November 2026, 03:00 UTC, 2 hours ago'],
  [
    '2026-11-27T05:00:20Z',
    'America/New_York',
    'Friday 27 November 2026, 00:00 in New York, in 0 minutes',
  ],
  ['2027-03-01T05:00Z', zone, 'Monday 1 March 2027, 08:00 in Nairobi, in 3 months'],
  ['2026-11-28T05:00Z', zone, 'Saturday 28 November 2026, 08:00 in Nairobi, in 1 day'],
])('%s in %s is %s', (moment, place, words) => {
  expect(momentText(Date.parse(moment), place, now)).toBe(words);
});

test.each([
  ['Africa/Nairobi', 'in Nairobi'],
  ['America/Argentina/Buenos_Aires', 'in Buenos Aires'],
  ['UTC', 'UTC'],
  ['Etc/GMT+3', 'Etc/GMT+3'],
])('%s is called %s', (name, words) => expect(placeOf(name)).toBe(words));

test.each([
  ['', '', 'Always'],
  [morning, '', 'From Monday 30 November 2026, 08:00 in Nairobi'],
  ['', morning, 'Until Monday 30 November 2026, 08:00 in Nairobi'],
  [
    morning,
    '2026-12-01T05:00Z',
    'From Monday 30 November 2026, 08:00 in Nairobi until Tuesday 1 December 2026, 08:00 in Nairobi',
  ],
  ['broken', 'broken', 'Always'],
])('from %j until %j is %s', (from, until, words) => {
  expect(scheduleText({ from, until }, zone)).toBe(words);
});

test.each([
  [{}, ''],
  [{ from: '', until: '' }, ''],
  [{ from: '2026-11-01T05:00Z' }, ''],
  [{ from: morning }, 'From 30 November'],
  [{ from: morning, until: '2026-12-01T05:00Z' }, 'From 30 November'],
  [{ from: '2027-01-02T05:00Z' }, 'From 2 January 2027'],
  [{ from: '2026-11-01T05:00Z', until: morning }, 'Until 30 November'],
  [{ until: '2026-11-30T22:00Z' }, 'Until 1 December'],
  [{ until: '2026-11-27T05:00Z' }, 'No longer shown'],
])('for %j lists say %j', (schedule, words) => {
  expect(scheduleNote(schedule, zone, now)).toBe(words);
});
