import { describe, expect, test } from 'vitest';
import { instant, timeZone } from './fields.ts';
import { isTimeZone, momentOf, storedInstant, zoneNamedIn } from './instants.ts';
import { scheduled } from './scheduled.ts';

const stored = '2026-11-30T05:00:00Z[Africa/Nairobi]';

test.each([
  ['as it is stored', stored, stored],
  ['with an offset', '2026-11-30T08:00:00+03:00', '2026-11-30T05:00:00Z[UTC]'],
  ['with a zone and an offset', '2026-11-30T08:00+03:00[Africa/Nairobi]', stored],
  ['in UTC', '2026-11-30T05:00Z', '2026-11-30T05:00:00Z[UTC]'],
  ['with parts of a second', '2026-11-30T05:00:07.123456Z', '2026-11-30T05:00:07Z[UTC]'],
])('a moment %s is stored in the same form', (_, typed, result) => {
  expect(storedInstant(typed)).toBe(result);
  expect(instant({ label: 'From' }).parse(` ${typed} `)).toBe(result);
  expect(momentOf(typed)).toBe(Date.parse(result.replace(/\[.*/, '')));
});

test.each([
  '2026-11-30',
  '2026-11-30T05:00',
  '2026-02-30T05:00Z',
  '2026-13-01T05:00Z',
  '2026-11-30T25:00Z',
  '2026-11-30T05:00:61Z',
  '2026-11-30T05:00Z[!Africa/Nairobi]',
  '2026-11-30T05:00Z[<b>]',
  `${stored}${stored}`,
  'now',
])('%s is not a moment', (text) => {
  expect(momentOf(text)).toBeNaN();
  expect(instant({ label: 'From' }).safeParse(text).success).toBe(false);
});

test('only texts are moments', () => {
  for (const value of [undefined, null, 7, {}, [stored, stored], new Date()])
    expect(momentOf(value)).toBeNaN();
  expect(instant({ label: 'From' }).parse('')).toBe('');
});

test('a moment has a time zone', () => {
  expect(zoneNamedIn(stored)).toBe('Africa/Nairobi');
  expect(zoneNamedIn('2026-11-30T05:00Z')).toBe('UTC');
});

test.each(['Africa/Nairobi', 'UTC', 'America/Argentina/Buenos_Aires'])(
  '%s is a time zone',
  (zone) => {
    expect(isTimeZone(zone)).toBe(true);
    expect(timeZone({ label: 'Zone' }).parse(zone)).toBe(zone);
  },
);

test.each(['Atlantis', '../../etc', '+03:00', '<b>'])('%s is not a time zone', (zone) => {
  expect(isTimeZone(zone)).toBe(false);
  expect(timeZone({ label: 'Zone' }).safeParse(zone).success).toBe(false);
});

describe('scheduled content', () => {
  const schema = scheduled({});
  const until = (text: string) =>
    schema.safeParse({ from: stored, until: text }).error?.issues.map(({ path }) => path);

  test.each(['', '2026-11-30T05:00:01Z', '2026-11-30T08:00:01+03:00'])(
    'may end at %j, after it begins',
    (text) => expect(until(text)).toBeUndefined(),
  );

  test.each([stored, '2026-11-30T04:59:59Z', '2026-11-30T07:00:00+03:00'])(
    'can’t end at %s, when or before it begins',
    (text) => expect(until(text)).toEqual([['until']]),
  );

  test('may end without a beginning', () => {
    expect(schema.safeParse({ from: '', until: stored }).success).toBe(true);
  });
});
