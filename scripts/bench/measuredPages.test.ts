import { expect, test } from 'vitest';
import { readArguments } from './measuredPages.ts';

test('without arguments every page is measured five times', () => {
  const { pages, runs } = readArguments([]);
  expect(pages.map(({ path }) => path)).toEqual([
    '/',
    '/about',
    '/team',
    '/ycm',
    '/contact',
    '/mentorform',
    '/news',
  ]);
  expect(runs).toBe(5);
});

test('pages and the number of runs can be chosen', () => {
  expect(readArguments(['--runs=0', 'team'])).toEqual({
    pages: [{ name: 'team', path: '/team' }],
    runs: 0,
    another: false,
  });
});

test('the site can be that of another organisation', () => {
  const { pages, another } = readArguments(['--another', 'home']);
  expect(pages.map(({ name }) => name)).toEqual(['home']);
  expect(another).toBe(true);
});

test.each([['--runs=x'], ['--runs='], ['--fast'], ['nowhere']])('%s is not known', (argument) => {
  expect(() => readArguments([argument])).toThrow('npm run bench knows');
});
