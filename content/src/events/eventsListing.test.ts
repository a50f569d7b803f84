import { expect, test } from 'vitest';
import { pagePathOf } from '../pageSearch.ts';
import { eventsListingIn, eventsPath, isInCalendar, monthAfter } from './eventsListing.ts';

const first = { page: 1, month: '', past: '' };

test.each([
  ['', first],
  ['page=2', { ...first, page: 2 }],
  ['page=6', first],
  ['page=0', first],
  ['month=2027-03', { ...first, month: '2027-03' }],
  ['month=2027-13', first],
  ['month=2027-3', first],
  ['past=2026', { ...first, past: '2026' }],
  ['past=0026', first],
  ['past=2026&page=2', { ...first, past: '2026' }],
  ['month=2027-03&past=2026&page=3', { ...first, month: '2027-03' }],
])('the query “%s” is read as %j', (query, listing) => {
  expect(eventsListingIn(new URLSearchParams(query))).toEqual(listing);
});

test.each([
  [{}, '/events'],
  [{ page: 1 }, '/events'],
  [{ page: 2 }, '/events?page=2'],
  [{ month: '2027-03' }, '/events?month=2027-03'],
  [{ past: '2026' }, '/events?past=2026'],
])('%j is at %s', (listing, path) => {
  expect(eventsPath(listing)).toBe(path);
  const address = new URL(
    `${path}${path.includes('?') ? '&' : '?'}utm_source=mail`,
    'https://x.example',
  );
  expect(pagePathOf(address)).toBe(path);
});

test.each([
  ['2027-03', 1, '2027-04'],
  ['2027-12', 1, '2028-01'],
  ['2027-01', -1, '2026-12'],
  ['2027-01', -60, '2022-01'],
])('%s and %d months later is %s', (month, months, other) => {
  expect(monthAfter(month, months)).toBe(other);
});

test.each([
  ['2027-03', true],
  ['2030-03', true],
  ['2030-04', false],
  ['2022-03', true],
  ['2022-02', false],
])('in March 2027 the calendar includes %s: %s', (month, expected) => {
  expect(isInCalendar(month, '2027-03-10')).toBe(expected);
});
