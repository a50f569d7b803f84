import { demoEvents } from '@lamplight/content/demo/events';
import type { SiteEvent } from '@lamplight/content/events/event';
import { nextOccurrences, type Occurrence } from '@lamplight/content/events/occurrences';
import { expect, test } from 'vitest';
import { googleLink, outlookLink } from './calendarLinks.ts';

const now = Date.parse('2026-12-20T09:00Z');

const plainChange = { begin: '', end: '', place: '', note: '', cancelled: false };

function linksOf(id: string, changes: Partial<SiteEvent> = {}) {
  const event = { ...(demoEvents[id] as SiteEvent), ...changes };
  const [next] = nextOccurrences(event, now, 1) as [Occurrence];
  const query = (link: string) => Object.fromEntries(new URL(link).searchParams);
  return { google: query(googleLink(event, next)), outlook: query(outlookLink(event, next)) };
}

test('a repeating event is exported with its rule, in local times of its zone', () => {
  const { google, outlook } = linksOf('open-evening');
  expect(google).toMatchObject({
    action: 'TEMPLATE',
    text: 'Open evening',
    dates: '20270107T180000/20270107T200000',
    ctz: 'Europe/London',
    recur: 'RRULE:FREQ=MONTHLY;BYDAY=1TH',
    location: 'Harbour Street library, 4 Harbour Street, Springfield',
  });
  expect(outlook).toMatchObject({
    subject: 'Open evening',
    startdt: '2027-01-07T18:00:00Z',
    enddt: '2027-01-07T20:00:00Z',
  });
});

test('an event with a number of dates is exported from its first date', () => {
  const repeats = 'FREQ=MONTHLY;COUNT=9;BYDAY=1TH';
  const { google, outlook } = linksOf('open-evening', { repeats });
  expect(google).toMatchObject({
    dates: '20261001T180000/20261001T200000',
    recur: `RRULE:${repeats}`,
  });
  expect(outlook.startdt).toBe('2027-01-07T18:00:00Z');
  const tuesdays = { repeats: 'FREQ=WEEKLY;COUNT=99;BYDAY=TU' };
  expect(linksOf('open-evening', tuesdays).google.dates).toBe('20261006T180000/20261006T200000');
  expect(linksOf('summer-school', { repeats: 'FREQ=YEARLY;COUNT=3' }).google.dates).toBe(
    '20270726/20270807',
  );
});

test('the last date of a rule is exported in UTC, or as a date where it takes all day', () => {
  const rule = (id: string, repeats: string, changes: Partial<SiteEvent> = {}) =>
    linksOf(id, { repeats, ...changes }).google.recur;
  expect(rule('open-evening', 'FREQ=WEEKLY;UNTIL=20270722')).toBe(
    'RRULE:FREQ=WEEKLY;UNTIL=20270722T190000Z',
  );
  // Summer time has begun by then.
  const zone = { timeZone: 'America/New_York' };
  expect(rule('open-evening', 'FREQ=WEEKLY;UNTIL=20270722;BYDAY=TH', zone)).toBe(
    'RRULE:FREQ=WEEKLY;UNTIL=20270723T000000Z;BYDAY=TH',
  );
  expect(rule('open-evening', 'FREQ=WEEKLY;UNTIL=20270722T170000Z')).toMatch(/T170000Z$/);
  expect(rule('open-evening', 'FREQ=HOURLY;UNTIL=20270722')).toBeUndefined();
  expect(rule('open-evening', 'FREQ=WEEKLY;UNTIL=20270722T170000')).toBeUndefined();
  expect(rule('summer-school', 'FREQ=YEARLY;UNTIL=20290726T000000Z')).toBe(
    'RRULE:FREQ=YEARLY;UNTIL=20290726',
  );
});

test('a moved date is exported separately', () => {
  const { google } = linksOf('homework-club');
  expect(google.dates).toBe('20261222T150000/20261222T170000');
  expect(google.recur).toBeUndefined();
  expect(google.details).toMatch(/^An hour earlier/);
});

test('dates that the rule doesn’t have right aren’t exported with it', () => {
  const changed = (date: string) => ({ changes: [{ ...plainChange, date, cancelled: true }] });
  const later = changed('2027-02-04');
  expect(linksOf('open-evening', later).google.recur).toBeUndefined();
  expect(linksOf('open-evening', { exceptions: ['2027-02-04'] }).google.recur).toBeUndefined();
  // Past dates don’t matter, unless dates are counted.
  expect(linksOf('open-evening', changed('2026-11-05')).google.recur).toMatch(/^RRULE/);
  const repeats = 'FREQ=MONTHLY;COUNT=9;BYDAY=1TH';
  const counted = linksOf('open-evening', { ...changed('2026-11-05'), repeats }).google;
  expect(counted).toMatchObject({ dates: '20270107T180000/20270107T200000' });
  expect(counted.recur).toBeUndefined();
});

test('an all-day event ends on the day after the last one', () => {
  const { google, outlook } = linksOf('summer-school');
  expect(google.dates).toBe('20270726/20270807');
  expect(outlook).toMatchObject({ startdt: '2027-07-26', enddt: '2027-08-07', allday: 'true' });
});
