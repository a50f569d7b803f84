import { demoEvents } from '@lamplight/content/demo/events';
import type { SiteEvent } from '@lamplight/content/events/event';
import ICAL from 'ical.js';
import { beforeAll, expect, test } from 'vitest';
import { arrangeList, restoreListAfterwards, saved } from './documents.ts';
import { at } from './scheduled.ts';
import { mainOf, textOf, waitUntilShown } from './shownPages.ts';
import { ask } from './suite.ts';

restoreListAfterwards('events');

const madeId = 'Xk29fjQ0aZbb12kdl3mP';
const current = `/events/evening-classes-${madeId}`;

/** The same for all tests, though midnight may pass. */
const today = Date.now();

/** A day so many days from today, in UTC. */
const day = (days: number) => new Date(today + days * 86_400_000).toISOString().slice(0, 10);

const event = (title: string, fields: Partial<SiteEvent>) => ({
  ...demoEvents['career-day'],
  title,
  timeZone: 'UTC',
  ...fields,
});

const once = (days: number) => ({ begin: `${day(days)}T10:00`, end: `${day(days)}T11:00` });

const change = { begin: '', end: '', place: '', cancelled: false, note: '' };

beforeAll(async () => {
  await arrangeList('events', {
    [madeId]: saved(
      event('Evening classes', {
        ...once(3),
        repeats: 'FREQ=WEEKLY;COUNT=5',
        exceptions: [day(17)],
        changes: [
          { ...change, date: day(10), begin: `${day(11)}T15:00`, place: 'Library' },
          { ...change, date: day(24), cancelled: true },
        ],
      }),
      1,
    ),
    fair: saved(event('Fair', { ...once(5), status: 'soldOut' }), 2),
    old: saved(event('Old talk', once(-40)), 3),
    later: saved(event('Not yet', { ...once(6), from: at(60) }), 4),
  });
  await waitUntilShown('/events', 'Evening classes');
}, 30_000);

/** The titles of the events that a page lists. */
async function listedAt(path: string): Promise<string[]> {
  const listed = await mainOf(path);
  return [...listed.matchAll(/<a [^>]*href="\/events\/[^>]*><bdi>([^<]*)</g)].map(
    ([, title = '']) => title,
  );
}

test('upcoming dates are in order, without events scheduled for later', async () => {
  const classes = 'Evening classes';
  expect(await listedAt('/events')).toEqual([classes, 'Fair', classes, classes, classes]);
});

test('past events are listed by year', async () => {
  expect(await listedAt(`/events?past=${day(-40).slice(0, 4)}`)).toEqual(['Old talk']);
});

test('the calendar shows each date on its day, and a moved one on its new day', async () => {
  const month = day(11).slice(0, 7);
  const text = await textOf(`/events?month=${month}&utm_source=mail`);
  expect(text).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/events\\?month=${month}"`));
  const cellOf = (date: string) => text.split(`<time dateTime="${date}">`)[1]?.split('</td>')[0];
  expect(cellOf(day(11))).toContain('Evening classes');
});

test.each([
  ['/events', 200],
  ['/events?page=2', 404],
  ['/events?page=x', 200],
  ['/events?past=1999', 404],
  [`/events?month=${day(0).slice(0, 7)}`, 200],
  ['/events?month=2999-01', 404],
  ['/events/fair', 200],
  ['/events/later', 404],
  ['/events/nothing', 404],
  ['/events/..%2ffair', 404],
  ['/events.ics', 200],
  ['/events/fair.ics', 200],
  ['/events/later.ics', 404],
  ['/events/nothing.ics', 404],
  ['/events/%2e%2e.ics', 404],
  [current, 200],
  [`${current}.ics`, 200],
])('%s is answered with %i', async (path, status) => {
  expect((await ask('GET', path)).status).toBe(status);
});

test.each([`/events/${madeId}`, `/events/formerly-called-${madeId}`])(
  '%s redirects to the current address',
  async (path) => {
    const response = await ask('GET', path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, current]);
  },
);

test('an event page says when it is, and lists each date for search engines', async () => {
  const text = await textOf(current);
  expect(text).toMatch(/<h1[^>]*>Evening classes<\/h1>/);
  expect(text).toContain('every week, 5 times');
  const { '@graph': graph } = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '',
  );
  const events = graph.filter((thing: object) => Object(thing)['@type'] === 'Event');
  expect(
    events.map(({ startDate, eventStatus }: Record<string, string>) => [startDate, eventStatus]),
  ).toEqual([
    [`${day(3)}T10:00+00:00`, 'https://schema.org/EventScheduled'],
    [`${day(11)}T15:00+00:00`, 'https://schema.org/EventRescheduled'],
    [`${day(24)}T10:00+00:00`, 'https://schema.org/EventCancelled'],
    [`${day(31)}T10:00+00:00`, 'https://schema.org/EventScheduled'],
  ]);
});

test('calendar programs can subscribe to all events and get the same dates', async () => {
  const response = await ask('GET', '/events.ics');
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect([...new Set(events.map(({ summary }) => summary))].toSorted()).toEqual([
    'Evening classes',
    'Fair',
    'Old talk',
  ]);
  const main = events.find((each) => each.summary === 'Evening classes' && each.isRecurring());
  const dates: string[] = [];
  for (const each of events) if (each.isRecurrenceException()) main?.relateException(each);
  const iterator = main?.iterator();
  for (let next = iterator?.next(); next; next = iterator?.next()) {
    const { item, startDate } = main?.getOccurrenceDetails(next) ?? {};
    const state = item?.component.getFirstPropertyValue('status');
    dates.push(`${startDate?.toString().slice(0, 16)} ${state}`);
  }
  expect(dates).toEqual([
    `${day(3)}T10:00 CONFIRMED`,
    `${day(11)}T15:00 CONFIRMED`,
    `${day(24)}T10:00 CANCELLED`,
    `${day(31)}T10:00 CONFIRMED`,
  ]);
});

test('the calendar file of one event has it alone, and links to its page', async () => {
  const text = await textOf('/events/fair.ics');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toMatch(/^URL:https?:\/\/[^/]+\/events\/fair\r$/m);
  expect(text).toMatch(/^UID:fair@/m);
});

test('the sitemap lists each event that is shown', async () => {
  const text = await textOf('/sitemap.xml');
  expect(text).toContain(`${current}</loc>`);
  expect(text).toContain('/events/old</loc>');
  expect(text).not.toContain('/events/later</loc>');
});

test('the API reads and writes events by their fields', async () => {
  const [first] = await (await ask('GET', '/api/events')).json();
  expect(first).toMatchObject({ _id: madeId, title: 'Evening classes', timeZone: 'UTC' });
});
