import { line } from '@lamplight/content/fields';
import * as z from '@lamplight/content/zod';
import { expect, test } from 'vitest';
import { isSavedAs, isStoredAs } from './useLateSave.ts';

const at = '2027-03-10T18:00[Europe/London]';
const closed = { isOpen: false, plan: undefined };
const open = { isOpen: true, plan: undefined };
const planned = { isOpen: true, plan: { at, by: 'ruth', version: 1 } };

test.each([
  ['live', null, true],
  ['live', closed, true],
  ['live', open, false],
  ['draft', open, true],
  ['draft', closed, false],
  [{ publishAt: at }, planned, true],
  [{ publishAt: at }, open, false],
  [{ publishAt: '2027-03-11T18:00[Europe/London]' }, planned, false],
] as const)('a save as %j is there with drafts %j: %s', (as, drafts, expected) => {
  expect(isSavedAs(as, drafts)).toBe(expected);
});

test('what a form held is stored without spaces at its ends', () => {
  const schema = z.object({ title: line({ label: 'Title' }) });
  expect(isStoredAs(schema, { title: 'Lamps ' }, { title: 'Lamps' })).toBe(true);
  expect(isStoredAs(schema, { title: 'Lamps ' }, { title: 'Lamps ' })).toBe(true);
  expect(isStoredAs(schema, { title: 'Lamps' }, { title: 'Lights' })).toBe(false);
});
