import { expect, test } from 'vitest';
import { endFrom } from './localTimes.ts';

const begin = '2027-03-10T23:30';

test.each([
  ['an hour later where there is none', '', false, '2027-03-11T00:30'],
  ['an hour later where it is before', '2027-03-10T23:29', false, '2027-03-11T00:30'],
  ['as it is where it is later', '2027-03-12T09:00', false, '2027-03-12T09:00'],
  ['as it is where it is the same', begin, false, begin],
  ['on the same day where it takes all day', '', true, '2027-03-10'],
  ['on the same day where the last day is before', '2027-03-09', true, '2027-03-10'],
  ['as it is on the same day', '2027-03-10', true, '2027-03-10'],
])('the end is %s', (_, end, allDay, expected) => {
  expect(endFrom(begin, end, allDay)).toBe(expected);
});

test('a half-typed year leaves the end alone', () => {
  expect(endFrom('0002-03-10T18:00', '', false)).toBe('');
});
