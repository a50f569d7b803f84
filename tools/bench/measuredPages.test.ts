import { expect, test } from 'vitest';
import { givenTo, WrongUse } from '../../scripts/lib/command.ts';
import { toolCommands } from '../commands.mjs';
import { readMeasuring } from './measuredPages.ts';

const reading = (...args: string[]) => readMeasuring(givenTo('bench', args, toolCommands));

test('without arguments every page is measured five times', () => {
  const { pages, runs } = reading();
  expect(pages.map(({ path }) => path)).toEqual([
    '/',
    '/about',
    '/team',
    '/ycm',
    '/projects/evening-school',
    '/news',
    '/news/forty-laptops',
    '/events',
    '/events/homework-club',
    '/contact',
    '/mentorform',
    '/news',
  ]);
  expect(runs).toBe(5);
});

test('pages and the number of runs can be chosen', () => {
  expect(reading('--runs=0', 'team')).toEqual({
    pages: [{ name: 'team', path: '/team' }],
    runs: 0,
    another: false,
    many: false,
  });
});

test('the site can be that of another organisation', () => {
  const { pages, another } = reading('--another', 'home');
  expect(pages.map(({ name }) => name)).toEqual(['home']);
  expect(another).toBe(true);
});

test.each([['--runs=x'], ['--runs='], ['--fast'], ['nowhere']])('%s is not known', (argument) => {
  expect(() => reading(argument)).toThrow(WrongUse);
});
