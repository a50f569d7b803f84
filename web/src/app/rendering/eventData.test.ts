import type { SiteEvent } from '@lamplight/content/events/event';
import { nextOccurrences } from '@lamplight/content/events/occurrences';
import { eventSamples } from '@lamplight/content/samples/event';
import { expect, test } from 'vitest';
import { eventData } from './eventData.ts';

const page = {
  address: 'https://lamplight.example/events/classes',
  origin: 'https://lamplight.example',
  siteName: 'Lamplight',
  isOver: false,
};

const change = { begin: '', end: '', place: '', cancelled: false, note: '' };

const classes: SiteEvent = {
  ...eventSamples.valid.small,
  image: '/demo/lamp.webp',
  description: 'Bring\na friend.',
  signUp: 'https://partner.example/sign-up',
  organiser: '',
  place: { name: 'Hall', address: '1 Long Road', map: '', online: false, link: '' },
  exceptions: [],
};

const found = (event: Partial<SiteEvent> = {}, max = 1, isOver = false) => {
  const all = { ...classes, ...event };
  return eventData(all, nextOccurrences(all, 0, max), { ...page, isOver });
};

test('lists an event with its next dates', () => {
  expect(found({}, 2)).toEqual([
    {
      '@type': 'Event',
      name: 'Evening classes',
      url: page.address,
      description: 'Bring a friend.',
      image: 'https://lamplight.example/demo/lamp.webp',
      startDate: '2027-03-10T18:00-05:00',
      endDate: '2027-03-10T20:00-05:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: [{ '@type': 'Place', name: 'Hall', address: '1 Long Road' }],
      organizer: { '@type': 'Organization', name: 'Lamplight' },
      offers: {
        '@type': 'Offer',
        url: 'https://partner.example/sign-up',
        availability: 'https://schema.org/InStock',
      },
    },
    expect.objectContaining({ startDate: '2027-03-17T18:00-04:00' }),
  ]);
});

test('no sign-up is offered for what is over, postponed or cancelled', () => {
  const changes = [{ ...change, date: '2027-03-10', cancelled: true }];
  const all = [found({}, 1, true), found({ status: 'postponed' }), found({ changes })];
  for (const [first] of all) expect(first).not.toHaveProperty('offers');
});

test('an all-day event has dates without times', () => {
  const [first] = found({ allDay: true, timeZone: 'Asia/Kathmandu' });
  expect(first).toMatchObject({ startDate: '2027-03-10', endDate: '2027-03-10' });
});

test('times have the offset of the time zone', () => {
  const [first] = found({ timeZone: 'Asia/Kathmandu' });
  expect(first).toMatchObject({ startDate: '2027-03-10T18:00+05:45' });
});

test('a rescheduled date has its previous start and its new place', () => {
  const moved = { ...change, date: '2027-03-10', begin: '2027-03-11T19:00', place: 'Library' };
  const [first] = found({ changes: [moved] });
  expect(first).toMatchObject({
    startDate: '2027-03-11T19:00-05:00',
    previousStartDate: '2027-03-10T18:00-05:00',
    eventStatus: 'https://schema.org/EventRescheduled',
    location: [{ '@type': 'Place', name: 'Library', address: 'Library' }],
  });
});

test.each([
  [{ status: 'cancelled' }, 'EventCancelled'],
  [{ status: 'postponed' }, 'EventPostponed'],
  [{ changes: [{ ...change, date: '2027-03-10', cancelled: true }] }, 'EventCancelled'],
  [{ changes: [{ ...change, date: '2027-03-10', note: 'Bring tea' }] }, 'EventScheduled'],
] as const)('the state of %j is %s', (event, state) => {
  const [first] = found(event as Partial<SiteEvent>);
  expect(first).toMatchObject({ eventStatus: `https://schema.org/${state}` });
});

test('an event is somewhere, online or both', () => {
  const link = 'https://meet.example/classes';
  const [both] = found({ place: { ...classes.place, online: true, link } });
  expect(both).toMatchObject({
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation', url: link }],
  });
  const nowhere = { name: '', address: '', map: '', online: false, link: '' };
  expect(found({ place: nowhere })).toEqual([]);
  const [online] = found({ place: { ...nowhere, online: true } });
  expect(online).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: [{ '@type': 'VirtualLocation', url: page.address }],
  });
});

test('sold-out tickets are not offered', () => {
  const [first] = found({ status: 'soldOut', signUp: 'mailto:classes@lamplight.example' });
  expect(first).toMatchObject({
    offers: { url: page.address, availability: 'https://schema.org/SoldOut' },
  });
  expect(found({ signUp: '' })[0]).not.toHaveProperty('offers');
});

test('leaves out an event without a title', () => {
  expect(found({ title: '' })).toEqual([]);
});
