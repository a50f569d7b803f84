import { describe, expect, test } from 'vitest';
import { localTimeAt, resolveLocalTime } from './zonedTime.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The n-th Sunday of a month, or the last one, at an hour of UTC. */
function sunday(year: number, month: number, which: number | 'last', at: number): number {
  const day = (date: number) => new Date(Date.UTC(year, month - 1, date));
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const sundays = Array.from({ length }, (_, index) => day(index + 1)).filter(
    (each) => each.getUTCDay() === 0,
  );
  const found = which === 'last' ? sundays.at(-1) : sundays[which - 1];
  return (found?.getTime() ?? Number.NaN) + at;
}

/** The legal time of each zone: how far it is ahead, and from and until when it is further ahead in a year. */
const zones = {
  'Europe/Berlin': {
    ahead: [hour, 2 * hour],
    summer: (year: number) => [sunday(year, 3, 'last', hour), sunday(year, 10, 'last', hour)],
  },
  'America/New_York': {
    ahead: [-5 * hour, -4 * hour],
    summer: (year: number) => [sunday(year, 3, 2, 7 * hour), sunday(year, 11, 1, 6 * hour)],
  },
  // By half an hour, and from October to April: what lies between is the winter.
  'Australia/Lord_Howe': {
    ahead: [11 * hour, 10.5 * hour],
    summer: (year: number) => [sunday(year, 4, 1, -9 * hour), sunday(year, 10, 1, -8.5 * hour)],
  },
  'Asia/Kathmandu': {
    ahead: [5.75 * hour, 5.75 * hour],
    summer: (year: number) => [Date.UTC(year, 2), Date.UTC(year, 9)],
  },
} as const;

type Zone = keyof typeof zones;

function aheadOf(zone: Zone, moment: number): number {
  const { ahead, summer } = zones[zone];
  const [begins = 0, ends = 0] = summer(new Date(moment).getUTCFullYear());
  return begins <= moment && moment < ends ? ahead[1] : ahead[0];
}

const textOf = (wall: number) => new Date(wall).toISOString().slice(0, 16);

/** Numbers that look random, and are the same each time. */
function randomBy(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe.each(Object.keys(zones) as Zone[])('in %s', (zone) => {
  const { ahead, summer } = zones[zone];
  const random = randomBy(7);
  const moments = Array.from({ length: 500 }, () => {
    const year = 2009 + random(28);
    const change = summer(year)[random(2)] ?? 0;
    return change + (random(360) - 180) * minute;
  });

  test('500 moments around clock changes have the legal local time', () => {
    for (const moment of moments)
      expect(localTimeAt(moment, zone)).toBe(textOf(moment + aheadOf(zone, moment)));
  });

  test('500 local times around clock changes mean the legal moments', () => {
    const counts = { once: 0, twice: 0, skipped: 0 };
    for (const moment of moments) {
      // The time that clocks show, or would show by the other offset.
      const wall = moment + (ahead[random(2)] ?? 0);
      const possible = [...new Set(ahead.map((each) => wall - each))].toSorted((a, b) => a - b);
      const found = possible.filter((each) => each + aheadOf(zone, each) === wall);
      const how = found.length === 0 ? 'skipped' : found.length === 2 ? 'twice' : 'once';
      // For a skipped time, the later one: clocks haven't gone forward yet.
      const expected = found[0] ?? possible.at(-1);
      expect(resolveLocalTime(textOf(wall), zone)).toEqual({ moment: expected, how });
      counts[how] += 1;
    }
    const changes = zone !== 'Asia/Kathmandu';
    expect([counts.once, counts.twice, counts.skipped].map((count) => count > 10)).toEqual([
      true,
      changes,
      changes,
    ]);
  });
});

test.each([
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z', 'skipped', '03:30'],
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z', 'twice', '02:30'],
  ['America/New_York', '2026-03-08T02:00', '2026-03-08T07:00:00.000Z', 'skipped', '03:00'],
  ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T22:00:00.000Z', 'skipped', '12:00'],
  ['Africa/Nairobi', '2026-11-30T08:00', '2026-11-30T05:00:00.000Z', 'once', '08:00'],
  ['UTC', '2026-11-30T08:00', '2026-11-30T08:00:00.000Z', 'once', '08:00'],
])('in %s the local time %s is %s', (zone, local, moment, how, shown) => {
  expect(resolveLocalTime(local, zone)).toEqual({ moment: Date.parse(moment), how });
  expect(localTimeAt(Date.parse(moment), zone).slice(11)).toBe(shown);
});

test.each([
  '',
  '0002-11-30T08:00',
  '0202-11-30T08:00',
  '1969-11-30T08:00',
  '2026-11-30',
  '2026-02-31T08:00Z',
  'now',
])('%j is not a local time', (text) =>
  expect(resolveLocalTime(text, 'Europe/Berlin')).toBeUndefined(),
);
