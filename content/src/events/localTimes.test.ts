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

test.each([
  ['at an earlier time', '2027-03-03T18:00', '2027-03-10T20:00', false, '2027-03-03T20:00'],
  ['at a later time', '2027-03-17T18:00', '2027-03-10T20:00', false, '2027-03-17T20:00'],
  ['at the end of a month', '2027-03-31T23:00', '2027-03-12T01:00', false, '2027-04-02T06:00'],
  ['as a day', '2027-03-31', '2027-03-12', true, '2027-04-02'],
  ['as a day that has times', '2027-03-31T18:00', '2027-03-10T20:00', true, '2027-03-31'],
])('it lasts as long as before if it begins %s', (_, begin, end, allDay, expected) => {
  expect(endFrom(begin, end, allDay, '2027-03-10T18:00')).toBe(expected);
});

test.each([
  ['2027-03-10', '2027-03-10T19:00'],
  ['2027-03-10T00:00', '2027-03-10T19:00'],
  ['2027-03-10T20:00', '2027-03-10T20:00'],
])(
  'what took all day lasts an hour once it begins at a time, unless it ends at one: %s',
  (end, expected) => {
    expect(endFrom('2027-03-10T18:00', end, false, '2027-03-10')).toBe(expected);
  },
);

test('a half-typed year leaves the end alone', () => {
  expect(endFrom('0002-03-10T18:00', '', false)).toBe('');
});
