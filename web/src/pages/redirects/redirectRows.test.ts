import { withoutKeys } from '@lamplight/content/itemKeys';
import { parse } from 'csv-parse/browser/esm/sync';
import { expect, test } from 'vitest';
import {
  addSiteAddress,
  csvOf,
  type Row,
  redirectsEditing,
  rowsSchema,
  rowsWith,
  setOwnPages,
} from './redirectRows.ts';

addSiteAddress('https://site.example');

const rowsOf = (...pairs: [from: string, to: string][]): Row[] =>
  pairs.map(([from, to]) => ({ from, to }));

/** The text about rows, by where it is. */
const saidOf = (rows: Row[]) =>
  Object.fromEntries(
    rowsSchema
      .safeParse({ redirects: rows })
      .error?.issues.map(({ path, message }) => [path.slice(1).join('.'), message]) ?? [],
  );

test.each<[string, Row[], Record<string, string>]>([
  ['a page', rowsOf(['/About/', '/team']), { '0.from': 'There is a page at /about' }],
  ['the staff area', rowsOf(['/contenthome', '/']), { '0.from': expect.stringMatching(/itself/) }],
  ['the API', rowsOf(['/api/home', '/']), { '0.from': expect.stringMatching(/itself/) }],
  [
    'two of one address',
    rowsOf(['/a', '/'], ['/A', '/team']),
    { '1.from': '/a is already in the list' },
  ],
  ['one to itself', rowsOf(['/a', '/a/']), { '0.to': 'This leads to itself' }],
  [
    'a circle',
    rowsOf(['/a', '/b'], ['/b', '/a']),
    { '0.to': expect.stringMatching(/loop/), '1.to': expect.stringMatching(/loop/) },
  ],
  ['a chain', rowsOf(['/a', '/b'], ['/b', '/team']), { '0.to': expect.stringMatching(/\/team/) }],
  [
    'a circle through a whole address of the site',
    rowsOf(['/a', 'http://www.site.example:80/A/']),
    { '0.to': 'This leads to itself' },
  ],
  [
    'nothing',
    rowsOf(['', '']),
    { '0.from': 'All fields are required', '0.to': 'All fields are required' },
  ],
])('%s is rejected with an explanation', (_, rows, said) => {
  expect(saidOf(rows)).toMatchObject(said);
});

test('a pasted full address becomes its path, with its query', () => {
  const rows = rowsOf(['https://old.example/About-Us.html?id=3', 'https://partner.example/']);
  expect(rowsSchema.parse({ redirects: rows }).redirects).toEqual(
    rowsOf(['/about-us.html?id=3', 'https://partner.example/']),
  );
});

test('stored redirects become rows sorted by address, and the same again', () => {
  const content = { redirects: { '/b': '/team', '/a.html': '/about' } };
  const form = redirectsEditing.toForm(content);
  expect(withoutKeys(form.redirects)).toEqual(rowsOf(['/a.html', '/about'], ['/b', '/team']));
  expect(redirectsEditing.fromForm(form)).toEqual(content);
});

test('imports each valid line of a file, and explains why others are left out', () => {
  const rows = rowsOf(['/a', '/about'], ['/b', '/team']);
  const cells = [
    ['from', 'to'],
    ['https://old.example/New.html', 'https://site.example/mission'],
    ['/b', '/news'],
    ['/a', '/about'],
    ['/c', '/a'],
    ['/mission', '/about'],
    ['/d', 'elsewhere'],
    ['/e'],
    ['/f', '/f2'],
    ['/f2', '/about', 'a note'],
    ['www.old.example/about-us?id=6', '/about'],
    ['index.cfm?id=6', '/about'],
  ];
  const { rows: all, taken, left } = rowsWith(rows, cells);
  expect(all).toEqual(
    rowsOf(
      ['/a', '/about'],
      ['/b', '/news'],
      ['/new.html', '/mission'],
      ['/f', '/f2'],
      ['/about-us?id=6', '/about'],
      ['/index.cfm?id=6', '/about'],
    ),
  );
  expect(taken).toBe(5);
  expect(left).toEqual([
    { line: 5, why: expect.stringMatching(/\/a is an old address too/) },
    { line: 6, why: 'There is a page at /mission' },
    { line: 7, why: expect.stringMatching(/Enter a link/) },
    { line: 8, why: expect.stringMatching(/Enter a link/) },
    { line: 10, why: '/f already redirects here, so visitors would be redirected twice' },
  ]);
  expect(saidOf(all)).toEqual({});
});

test('imports no more than the limit', () => {
  const cells = Array.from({ length: 502 }, (_, index) => [`/old-${index}`, '/about']);
  const { rows, left } = rowsWith([], cells);
  expect(rows).toHaveLength(500);
  expect(left.map(({ line }) => line)).toEqual([501, 502]);
});

test('lines with different queries are separate rows, and duplicate addresses are reported', () => {
  const { rows, taken, left } = rowsWith(
    [],
    [
      ['/index.php?id=5', '/about'],
      ['/index.php?id=6', '/team'],
      ['https://old.example/index.php?b=2&a=1', 'https://www.site.example/news?x=1#y'],
      ['/Index.php?id=5', '/team'],
      ['/index.php?id=6', '/team'],
      ['/u\u0308ber', '/about'],
      ['/%C3%BCber', '/news'],
    ],
  );
  expect(rows).toEqual(
    rowsOf(
      ['/index.php?id=5', '/about'],
      ['/index.php?id=6', '/team'],
      ['/index.php?a=1&b=2', '/news?x=1#y'],
      ['/über', '/about'],
    ),
  );
  expect(taken).toBe(4);
  expect(left).toEqual([
    { line: 4, why: 'Line 1 redirects /index.php?id=5 to another address' },
    { line: 7, why: 'Line 6 redirects /über to another address' },
  ]);
  expect(saidOf(rows)).toEqual({});
});

test('an export can be imported again', () => {
  const rows = rowsOf(['/old.html', '/team'], ['/a;b', '/news'], ['/x', 'https://example.org/a,b']);
  const cells: string[][] = parse(csvOf(rows), { bom: true, delimiter: [',', ';', '\t'] });
  expect(cells).toHaveLength(4);
  expect(rowsWith([], cells)).toEqual({ rows, taken: 3, left: [] });
});

test('a page that staff have made redirects only with a query', () => {
  setOwnPages(['/garden']);
  expect(saidOf(rowsOf(['/garden', '/about'], ['/garden?lang=es', '/about']))).toEqual({
    '0.from': 'There is a page at /garden',
  });
  setOwnPages([]);
});

test('a draft would lose rows without an old address, or with that of another', () => {
  const lostOf = (rows: Row[]) =>
    redirectsEditing
      .losses({ redirects: rows })
      .map(({ path, message }) => [path.join('.'), message]);
  expect(lostOf(rowsOf(['/old', ''], ['', ''], ['/older', '/team']))).toEqual([]);
  expect(lostOf(rowsOf(['/old', '/team'], ['', '/team'], ['/old', '/about']))).toEqual([
    ['redirects.1.from', 'All fields are required'],
    ['redirects.2.from', '/old is already in the list'],
  ]);
});
