import { publicPages } from '@lamplight/content/sitePages';
import { expect, test } from 'vitest';
import { parseArguments, UsageError } from '../../scripts/lib/command.ts';
import { toolCommands } from '../commands.mjs';
import { readMeasuring } from './measuredPages.ts';

const dayMs = 86_400_000;
const reading = (args: string[], now = 0) =>
  readMeasuring(parseArguments('bench', args, toolCommands), now);
const namesOf = (args: string[], now?: number) => reading(args, now).pages.map(({ name }) => name);

test('all public pages, item pages and some more can be measured', () => {
  const all = namesOf(['all']);
  for (const [name] of publicPages) expect(all).toContain(name);
  for (const name of ['blocks', 'item', 'month', 'event', 'uploaded']) expect(all).toContain(name);
});

test('by default six pages are measured five times, different ones each day', () => {
  expect(reading([]).runs).toBe(5);
  const days = [0, 1, 2, 3, 4].map((day) => namesOf([], day * dayMs));
  for (const names of days) expect(names).toHaveLength(6);
  expect(new Set(days.flat())).toEqual(new Set(namesOf(['all'])));
});

test('pages and the number of runs can be chosen', () => {
  expect(reading(['--runs=0', 'team'])).toEqual({
    pages: [{ name: 'team', path: '/team' }],
    runs: 0,
    another: false,
    lazy: false,
    many: false,
  });
});

test('the site can be another organisation’s', () => {
  const { pages, another } = reading(['--another', 'home']);
  expect(pages.map(({ name }) => name)).toEqual(['home']);
  expect(another).toBe(true);
});

test.each([['--runs=x'], ['--runs='], ['--fast'], ['nowhere']])('%s is rejected', (argument) => {
  expect(() => reading([argument])).toThrow(UsageError);
});
