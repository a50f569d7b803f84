import { tableLimits } from '@lamplight/content/limits';
import { expect, test } from 'vitest';
import { cellsIn, pastedInto } from './tableRows.tsx';

const rows = [
  { _key: 'a', cells: ['Day', 'Time'] },
  { _key: 'b', cells: ['Monday', '16:00'] },
];
const cells = (pasted: string[][], at: number, column: number) =>
  pastedInto(rows, pasted, at, column).map((row) => row.cells);

test('pasted cells overwrite existing ones and enlarge the table', () => {
  expect(cells([['Tuesday', '17:00', 'Free']], 1, 0)).toEqual([
    ['Day', 'Time', ''],
    ['Tuesday', '17:00', 'Free'],
  ]);
  expect(cells([['x'], ['y']], 1, 1)).toEqual([
    ['Day', 'Time'],
    ['Monday', 'x'],
    ['', 'y'],
  ]);
  expect(pastedInto(rows, [['x']], 0, 0).map(({ _key }) => _key)).toEqual(['a', 'b']);
});

test('leaves out cells beyond the largest table', () => {
  const many = Array.from({ length: 200 }, () => Array.from({ length: 50 }, () => 'x'));
  const pasted = pastedInto(rows, many, 0, 0);
  expect(pasted).toHaveLength(tableLimits.rows);
  expect(pasted[0]?.cells).toHaveLength(tableLimits.columns);
});

const sheet = '<table><tr><td>';

test.each([
  [
    'Mon\t16:00\r\nTue\t17:00\r\n',
    '',
    [
      ['Mon', '16:00'],
      ['Tue', '17:00'],
    ],
  ],
  ['"Mon\nTue"\t16:00', '', [['Mon Tue', '16:00']]],
  ['"He said ""hi"""\t"a" b\t', '', [['He said "hi"', '"a" b', '']]],
  ['Mon\nTue\n', sheet, [['Mon'], ['Tue']]],
  ['"Hello"\t"Mon\nTue"', '', [['"Hello"', 'Mon Tue']]],
  ['Mon', sheet, undefined],
  ['12 High Street\nLondon', '<p>12 High Street</p>', undefined],
])('finds the cells of %j', (text, html, found) => {
  expect(cellsIn(text, html)).toEqual(found);
});
