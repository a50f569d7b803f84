import { expect, test } from 'vitest';
import { demoEvents } from '../../demo/events.ts';
import { contentSource } from '../contentSource.ts';
import type { ListQuery } from '../listQuery.ts';
import { noStoredPages } from '../samples/noPages.ts';
import { times } from '../samples/sample.ts';
import { findIn } from '../samples/storedItems.ts';
import { shownStore } from '../shownStore.ts';
import type { SiteEvent } from './event.ts';
import type { EventsListing } from './eventsListing.ts';

const plain: SiteEvent = {
  ...(demoEvents['career-day'] as SiteEvent),
  title: 'Talk',
  begin: '2027-03-10T18:00',
  end: '2027-03-10T20:00',
  timeZone: 'America/New_York',
};

/** A site with these events at a given time. It notes how much is read, and until when pages stay the same. */
function siteWith(events: Record<string, Partial<SiteEvent>>, now: string) {
  const items = Object.entries(events).map(([id, event], index) => ({
    id,
    data: { ...plain, ...event, order: index },
  }));
  const reads: number[] = [];
  const until: number[] = [];
  const source = contentSource(
    shownStore(
      {
        ...noStoredPages,
        document: async (path) => items.find(({ id }) => path === `events/${id}`)?.data,
        list: async () => items,
        find: async (_, query: ListQuery) => {
          const found = findIn(items, query);
          reads.push(found.items.length);
          return found;
        },
      },
      {
        now: () => Date.parse(now),
        shownUntil: (moment) => until.push(moment),
      },
    ),
  );
  const at = async (listing: Partial<EventsListing> = {}) => {
    const content = await source.events({ page: 1, month: '', past: '', ...listing });
    return { ...content, dates: content.dates.map(({ _id, begin }) => `${_id} ${begin}`) };
  };
  const next = () => new Date(Math.min(...until)).toISOString();
  return { source, at, reads, next };
}

test('upcoming dates are in order, including those of repeating events', async () => {
  const { at } = siteWith(
    {
      late: {},
      weekly: {
        begin: '2027-02-23T09:00',
        end: '2027-02-23T10:00',
        repeats: 'FREQ=WEEKLY;COUNT=4',
      },
      over: { begin: '2027-02-01T09:00', end: '2027-02-01T10:00' },
    },
    '2027-02-24T09:00Z',
  );
  expect((await at()).dates).toEqual([
    'weekly 2027-03-02T09:00',
    'weekly 2027-03-09T09:00',
    'late 2027-03-10T18:00',
    'weekly 2027-03-16T09:00',
  ]);
});

test('an event is listed and cached until it ends in its time zone', async () => {
  const during = siteWith({ talk: {} }, '2027-03-11T00:59Z');
  expect((await during.at()).dates).toEqual(['talk 2027-03-10T18:00']);
  expect(during.next()).toBe('2027-03-11T01:00:00.000Z');
  const after = siteWith({ talk: {} }, '2027-03-11T01:00Z');
  expect(await after.at()).toMatchObject({ dates: [], years: ['2027'] });
  expect((await after.at({ past: '2027' })).dates).toEqual(['talk 2027-03-10T18:00']);
});

test('today ends at midnight in the organisation’s time zone', async () => {
  const { at, next } = siteWith({}, '2027-03-11T01:30Z');
  expect(await at({ month: '2027-03' })).toMatchObject({ today: '2027-03-11', dates: [] });
  expect(next()).toBe('2027-03-12T00:00:00.000Z');
});

test('a page has 30 dates, and endless events are listed for a year', async () => {
  const { at } = siteWith(
    {
      daily: { repeats: 'FREQ=DAILY' },
      far: { begin: '2031-01-01T10:00', end: '2031-01-01T11:00' },
    },
    '2027-03-01T00:00Z',
  );
  const first = await at();
  expect(first.dates).toHaveLength(30);
  expect(first.hasMore).toBe(true);
  const second = await at({ page: 2 });
  expect(second.dates[0]).toBe('daily 2027-04-09T18:00');
  expect(await at({ page: 5 })).toMatchObject({ hasMore: false });
});

test('an event years away is listed last', async () => {
  const { at } = siteWith(
    {
      weekly: { repeats: 'FREQ=WEEKLY' },
      far: { begin: '2031-01-01T10:00', end: '2031-01-01T11:00' },
    },
    '2027-03-01T00:00Z',
  );
  const second = await at({ page: 2 });
  expect(second.dates.at(-1)).toBe('far 2031-01-01T10:00');
});

test('a month has all dates that overlap it, including past ones', async () => {
  const { at } = siteWith(
    {
      camp: { allDay: true, begin: '2027-02-27', end: '2027-03-02' },
      first: { begin: '2027-03-01T00:00', end: '2027-03-01T01:00' },
      last: { begin: '2027-03-31T23:00', end: '2027-04-01T01:00' },
      before: { begin: '2027-02-28T22:00', end: '2027-02-28T23:00' },
      after: { begin: '2027-04-01T00:00', end: '2027-04-01T02:00' },
      monthly: { repeats: 'FREQ=MONTHLY', begin: '2026-12-10T18:00', end: '2026-12-10T19:00' },
    },
    '2027-03-20T00:00Z',
  );
  expect((await at({ month: '2027-03' })).dates).toEqual([
    'camp 2027-02-27',
    'first 2027-03-01T00:00',
    'monthly 2027-03-10T18:00',
    'last 2027-03-31T23:00',
  ]);
  expect((await at({ month: '2040-01' })).dates).toEqual([]);
});

test('the years are those in which events ended, without hidden ones', async () => {
  const once = (begin: string, more = {}) => ({ begin, end: begin.replace('T10', 'T11'), ...more });
  const years = async (events: Record<string, Partial<SiteEvent>>) =>
    (await siteWith(events, '2028-01-05T12:00Z').at()).years;
  const endless = once('2026-01-01T10:00', { repeats: 'FREQ=WEEKLY' });
  expect(await years({ endless, one: once('2026-06-01T10:00') })).toEqual(['2026']);
  expect(await years({ one: once('2024-06-01T10:00'), two: once('2026-06-01T10:00') })).toEqual([
    '2026',
    '2025',
    '2024',
  ]);
  const yearly = once('2023-06-01T10:00', { repeats: 'FREQ=YEARLY;COUNT=3' });
  expect(await years({ yearly })).toEqual(['2025', '2024', '2023']);
  const hidden = once('2023-06-01T10:00', { until: '2024-01-01T00:00:00Z[UTC]' });
  expect(await years({ hidden, one: once('2026-06-01T10:00') })).toEqual(['2026']);
  expect(await years({ endless })).toEqual([]);
  const newYear = once('2028-01-05T10:00', { timeZone: 'Europe/London' });
  const later = { ...newYear, begin: '2028-01-05T18:00', end: '2028-01-05T19:00' };
  expect(await years({ newYear, later })).toEqual(['2028']);
  const [, ...openDay] = Array.from({ length: 6 }, (_, index) => [`talk-${index}`, later]);
  const before = { first: once('2025-06-01T10:00'), last: once('2027-06-01T10:00') };
  const all = await years({ ...Object.fromEntries(openDay), ...before });
  expect(all).toEqual(['2027', '2026', '2025']);
});

test('a past year has the last date of each event that ended then', async () => {
  const { at } = siteWith(
    {
      ended: { repeats: 'FREQ=WEEKLY;COUNT=3', begin: '2026-12-20T10:00', end: '2026-12-20T11:00' },
      goesOn: { repeats: 'FREQ=YEARLY', begin: '2025-05-01T10:00', end: '2025-05-01T11:00' },
      once: { begin: '2026-06-01T10:00', end: '2026-06-01T11:00' },
      earlier: { begin: '2025-06-01T10:00', end: '2025-06-01T11:00' },
    },
    '2027-03-20T00:00Z',
  );
  expect((await at({ past: '2026' })).dates).toEqual([
    'ended 2026-12-27T10:00',
    'once 2026-06-01T10:00',
  ]);
  expect(await at({ past: '2027' })).toMatchObject({
    dates: ['ended 2027-01-03T10:00'],
    years: ['2027', '2026', '2025'],
  });
});

test('reads only as many of 500 events as a page may show', async () => {
  const day = (number: number) =>
    new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);
  const events = Object.fromEntries(
    Array.from({ length: 500 }, (_, number) => [
      `e${number}`,
      { begin: `${day(number)}T10:00`, end: `${day(number)}T11:00` },
    ]),
  );
  const { at, reads } = siteWith(events, '2027-03-20T00:00Z');
  expect((await at()).dates).toHaveLength(30);
  expect(reads.reduce((one, other) => one + other)).toBeLessThan(80);
});

test('later months have their events, though many come before', async () => {
  const event = (month: string) => ({
    begin: `2027-${month}-10T18:00`,
    end: `2027-${month}-10T20:00`,
  });
  const { at } = siteWith(
    {
      ...Object.fromEntries(times(300, (index) => [`march-${index}`, event('03')])),
      ...Object.fromEntries(
        times(250, (index) => [`rule-${index}`, { ...event('01'), repeats: 'FREQ=DAILY;COUNT=2' }]),
      ),
      weekly: { ...event('05'), repeats: 'FREQ=WEEKLY;COUNT=1' },
      july: event('07'),
    },
    '2027-03-01T09:00Z',
  );
  expect((await at({ month: '2027-03' })).dates).toHaveLength(300);
  expect((await at({ month: '2027-05' })).dates).toEqual(['weekly 2027-05-10T18:00']);
  expect((await at({ month: '2027-07' })).dates).toEqual(['july 2027-07-10T18:00']);
});

test('an event has its next dates, or its last one if all are over', async () => {
  const repeats = { repeats: 'FREQ=WEEKLY;COUNT=3' };
  const ended = { begin: '2025-12-10T18:00', end: '2025-12-10T20:00' };
  const { source } = siteWith(
    { talk: repeats, over: {}, ended: { ...ended, repeats: 'FREQ=WEEKLY;COUNT=6' } },
    '2027-03-12T00:00Z',
  );
  const talk = await source.event('talk');
  expect(talk?.dates.map(({ begin }) => begin)).toEqual(['2027-03-17T18:00', '2027-03-24T18:00']);
  expect(talk?.path).toBe('/events/talk');
  expect(await source.event('over')).toMatchObject({
    dates: [],
    shown: { begin: '2027-03-10T18:00' },
  });
  expect((await source.event('ended'))?.shown?.begin).toBe('2026-01-14T18:00');
  expect(await source.event('none')).toBeUndefined();
  expect(await source.event('..')).toBeUndefined();
});

test('an event is shown with its next date that isn’t cancelled, unless all are', async () => {
  const change = { begin: '', end: '', place: '', note: '', cancelled: true, date: '2027-03-10' };
  const weekly = { repeats: 'FREQ=WEEKLY;COUNT=3', changes: [change] };
  const { source } = siteWith(
    { weekly, off: { ...weekly, status: 'cancelled' } },
    '2027-03-01T00:00Z',
  );
  expect(await source.event('weekly')).toMatchObject({
    dates: [{ isCancelled: true }, { isCancelled: false }, { isCancelled: false }],
    shown: { begin: '2027-03-17T18:00' },
  });
  expect(await source.event('off')).toMatchObject({ shown: { begin: '2027-03-10T18:00' } });
});

test('unpublished events are not listed anywhere', async () => {
  const { source, at } = siteWith(
    { talk: { from: '2027-03-05T00:00:00Z[UTC]' } },
    '2027-03-01T00:00Z',
  );
  expect((await at()).dates).toEqual([]);
  expect((await at({ month: '2027-03' })).dates).toEqual([]);
  expect(await source.event('talk')).toBeUndefined();
  expect(await source.comingDates(3)).toEqual([]);
});

test('a block shows the next dates', async () => {
  const { source } = siteWith({ daily: { repeats: 'FREQ=DAILY' } }, '2027-03-12T12:00Z');
  const dates = await source.comingDates(3);
  expect(dates.map(({ begin }) => begin)).toEqual([
    '2027-03-12T18:00',
    '2027-03-13T18:00',
    '2027-03-14T18:00',
  ]);
});
