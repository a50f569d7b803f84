import { stepsOf } from '@lamplight/content/fieldsOf';
import { plainBlock } from '@lamplight/content/richText';
import { siteDocumentSchemas, siteListSchemas } from '@lamplight/content/siteContent';
import { expect, test } from 'vitest';
import { keepTitles } from '../../firebase/live/fileTitles.ts';
import { type ValuePlace, valueText } from './useConflict.ts';

const { home } = siteDocumentSchemas;
const { news, events, team } = siteListSchemas;
const anywhere: ValuePlace = { schema: home, at: [], content: {} };

test.each([
  ['A lamp', 'A lamp'],
  [undefined, 'Removed'],
  [{ _id: 'x', _key: 'y', name: 'Ruth', image: '', size: 3 }, 'Ruth · 3'],
  [[plainBlock('A lamp', 'a'), plainBlock('and light', 'b')], 'A lamp\n\nand light'],
  [plainBlock('A lamp', 'a'), 'A lamp'],
  [['a', { b: 'c' }], '1. a\n2. c'],
])('%j is shown as %j', (shown, text) => {
  expect(valueText(shown, anywhere)).toBe(text);
});

test.each([
  { what: 'a choice', schema: events, at: ['status'], value: 'postponed', text: 'Postponed' },
  { what: 'a toggle', schema: news, at: ['pinned'], value: true, text: 'Yes' },
  {
    what: 'a decorative picture',
    schema: home,
    at: stepsOf('imageAlts./pictures/a.png'),
    value: '',
    text: 'Decorative',
  },
  {
    what: 'a choice within an item',
    schema: team,
    at: [],
    value: { name: 'Ruth', type: 'support' },
    text: 'Ruth · Supporting Members',
  },
])('$what is shown with its name', ({ schema, at, value, text }) => {
  expect(valueText(value, { schema, at, content: {} })).toBe(text);
});

test('a row of a table is shown with its cells', () => {
  const row = { _key: 'r', cells: ['Monday', 'Closed'] };
  const content = { blocks: [{ _type: 'table', _key: 'b', rows: [row] }] };
  const place = { schema: siteDocumentSchemas.about, at: ['blocks', 0, 'rows', 0], content };
  expect(valueText(row, place)).toBe('1. Monday\n2. Closed');
});

test('a file is shown with its title', () => {
  keepTitles([{ _id: 'f1', title: 'Yearly report' }]);
  expect(valueText('f1', anywhere)).toBe('Yearly report');
});
