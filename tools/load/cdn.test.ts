import { describe, expect, test } from 'vitest';
import { type Simulation, sentCaching, simulate } from './cdn.ts';
import { monthSeconds } from './prices.ts';

const one: Simulation = {
  viewsAMonth: 0,
  caching: { fresh: 60, stale: 0 },
  places: 1,
  pages: [{ 'site/home': 1 }],
};

describe('one page in one place, never stale', () => {
  test.each([0.2, 1, 5, 40])(
    'has the theoretical hit ratio for %d views per cache lifetime',
    (views) => {
      // With random views (Poisson), one fetches the page, and on average rate × lifetime further ones find it.
      const viewsAMonth = (views / one.caching.fresh) * monthSeconds;
      const { fresh, stale, waiting, calls } = simulate({ ...one, viewsAMonth });
      expect(fresh).toBeCloseTo(views / (1 + views), 2);
      expect(stale).toBe(0);
      expect(waiting).toBeCloseTo(1 - fresh, 10);
      expect(calls / (viewsAMonth * waiting)).toBeCloseTo(1, 1);
    },
  );
});

test('stale pages are sent as often as theory says', () => {
  const caching = { fresh: 60, stale: 600 };
  const rate = 1 / 200;
  const { fresh, stale, waiting } = simulate({ ...one, caching, viewsAMonth: rate * monthSeconds });
  const cycle = 1 + rate * caching.fresh;
  expect(fresh).toBeCloseTo((rate * caching.fresh) / cycle, 2);
  expect(waiting).toBeCloseTo(Math.exp(-rate * caching.stale) / cycle, 2);
  expect(stale).toBeCloseTo((1 - Math.exp(-rate * caching.stale)) / cycle, 2);
});

test('more places lower the hit ratio, and longer lifetimes raise it', () => {
  const of = (change: Partial<Simulation>) =>
    simulate({ ...one, viewsAMonth: 100_000, ...change }).fresh;
  expect(of({ places: 20 })).toBeLessThan(of({}));
  expect(of({ caching: { fresh: 600, stale: 0 } })).toBeGreaterThan(of({}));
});

test('an instance called once an hour starts each time, with the reads of a start', () => {
  const hourly = { ...one, caching: { fresh: 0, stale: 0 }, pages: [{ 'site/about': 1 }] };
  const { starts, calls, reads, waitingForStart } = simulate({ ...hourly, viewsAMonth: 24 * 30 });
  const expected = Math.exp(-1 / 4);
  expect(starts / calls).toBeCloseTo(expected, 1);
  expect(waitingForStart).toBeCloseTo(expected, 1);
  expect(reads / calls).toBeCloseTo(1 + expected, 1);
});

test('the simulation uses the cache lifetimes of pages', () => {
  expect(sentCaching).toEqual({ fresh: 60, stale: 600 });
});
