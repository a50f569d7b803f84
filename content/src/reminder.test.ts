import { expect, test } from 'vitest';
import { isoDay, reminderAfter, reminderIn, startOfIsoDay } from './reminder.ts';

test.each([
  ['2026-11-24', 6, '2027-05-24'],
  ['2026-11-24', 24, '2028-11-24'],
  ['2026-12-31', 3, '2027-03-31'],
  // Shorter months, and one in a leap year.
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
] as const)('%s and %i months later', (day, months, due) => {
  expect(reminderAfter(months, startOfIsoDay(day))).toEqual({ months, due });
});

test('days are in local time', () => {
  expect(isoDay(new Date(2027, 0, 2, 23, 59))).toBe('2027-01-02');
  expect(startOfIsoDay('2027-01-02')).toEqual(new Date(2027, 0, 2));
});

test.each([
  [
    'what is stored',
    { months: 6, due: '2027-05-24', by: 'staff' },
    { months: 6, due: '2027-05-24' },
  ],
  ['nothing', undefined, undefined],
  ['other months', { months: 5, due: '2027-05-24' }, undefined],
  ['no day', { months: 6, due: 'soon' }, undefined],
])('reads %s', (_, data, read) => {
  expect(reminderIn(data)).toEqual(read);
});
