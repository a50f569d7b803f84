import { expect, test } from 'vitest';
import {
  type Counts,
  countsOfVisit,
  isWhole,
  sumOf,
  totalOf,
  unknownPath,
  visitSchema,
  vitalNames,
  vitalOf,
  vitals,
} from './metrics.ts';

const schema = visitSchema(['home', 'team']);

test('counts a visit’s pages, and each vital by the first limit it does not exceed', () => {
  const visit = schema.parse({ pages: ['home', 'team', 'home'], LCP: 2_500, INP: 201, CLS: 7 });
  expect(countsOfVisit(visit)).toEqual({
    pages: { home: 2, team: 1 },
    LCP: { 4: 1 },
    INP: { 4: 1 },
    CLS: { 9: 1 },
  });
  expect(countsOfVisit(schema.parse({}))).toEqual({});
});

test.each([
  { pages: ['attic'] },
  { pages: ['/wp-login.php'] },
  { pages: Array(21).fill('home') },
  { pages: 'home' },
  { visitor: 'ruth' },
  { LCP: -1 },
  { LCP: 1e300 },
  { CLS: '1' },
  { errors: [{ message: 'x', at: 'https://a.example/x.js' }] },
  { errors: [{ message: 'x', at: 'x.js', query: '?' }] },
  { errors: Array(6).fill({ message: 'x', at: 'x.js' }) },
  { errors: [{ message: 'x'.repeat(501), at: 'x.js' }] },
])('refuses data that no page sends: %j', (data) => {
  expect(schema.safeParse(data).success).toBe(false);
});

test('cleans messages again, even from our own pages', () => {
  const errors = [{ message: 'Lost “Ruth” at https://a.example', at: 'x-1.js:1:2' }];
  expect(schema.parse({ errors }).errors).toEqual([{ message: 'Lost “…” at …', at: 'x-1.js:1:2' }]);
});

test('counts add up, group by group and key by key', () => {
  const sum = sumOf([
    { pages: { home: 1 } },
    { pages: { home: 2, team: 1 }, forms: { feedback: 1 } },
    {},
  ]);
  expect(sum).toEqual({ pages: { home: 3, team: 1 }, forms: { feedback: 1 } });
  expect(totalOf(sum, 'pages')).toBe(4);
  expect(totalOf(sum, 'mails')).toBe(0);
});

test.each<[LCP: Counts['LCP'], is: number | undefined]>([
  [undefined, undefined],
  [{ 0: 3, 9: 1 }, 500],
  [{ 0: 2, 4: 1, 9: 1 }, 2_500],
  [{ 0: 1, 9: 3 }, Number.POSITIVE_INFINITY],
])('the 75th percentile of %j is %s', (LCP, is) => {
  expect(vitalOf(LCP ? { LCP } : {}, 'LCP')).toBe(is);
});

test.each(vitalNames)('the good and poor values of %s are among its limits', (name) => {
  const { good, poor, limits } = vitals[name];
  expect(limits).toContain(good);
  expect(limits).toContain(poor);
  expect(limits).toEqual(limits.toSorted((one, other) => one - other));
});

test.each([
  ['/Old/Page.html/', '/old/page.html'],
  ['/%C3%BCber-uns', '/über-uns'],
  ['/unsubscribe/ruth@example.org/now', '/unsubscribe/…/now'],
  ['/call/5550100199', '/call/…'],
  ['/reset/3f2b8c1e-1b2c-4d5e-8f90-123456789abc', '/reset/…'],
  ['/key/aZ09aZ09aZ09aZ09aZ09aZ09', '/key/…'],
  ['/our-programme-for-young-people-of-2019', '/our-programme-for-young-people-of-2019'],
  ['/2019/05/12/news', '/2019/05/12/news'],
  ['/a\u200b\u202eb', '/ab'],
])('the missed address %s is counted as %s', (address, counted) => {
  expect(unknownPath(address)).toBe(counted);
  expect(isWhole(counted)).toBe(!counted.includes('…'));
});

test('a long address is cut', () => {
  expect(unknownPath(`/${'a'.repeat(5_000)}`)).toHaveLength(100);
  expect(isWhole(unknownPath(`/${'a'.repeat(5_000)}`))).toBe(false);
});
