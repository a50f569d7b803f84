import { expect, test } from 'vitest';
import { checkFreeSpace } from './disk.ts';
import { sentence } from './failure.ts';
import { chooseSuites, inGroups, type Suite } from './suites.ts';

const names = (some: readonly Suite[]) => some.map(({ name }) => name);
const chosen = (...words: string[]) => chooseSuites(words).suites;

test('all suites run, or those that are named, in the same order', () => {
  expect(names(chosen())).toEqual(['types', 'lint', 'unit', 'rules', 'functions', 'e2e']);
  expect(names(chosen('rules', 'unit'))).toEqual(['unit', 'rules']);
  expect(() => chooseSuites(['units'])).toThrow(/no suite "units"/);
});

test('behind a suite stand parts of the names of its files', () => {
  const { suites, only } = chooseSuites(['rules', 'budget']);
  expect(names(suites)).toEqual(['rules']);
  expect(only).toEqual(['budget']);
  expect(suites.flatMap((suite) => suite.programs('report', only)).flat()).toContain('budget');
  expect(() => chooseSuites(['types', 'budget'])).toThrow(/no suite "budget"/);
});

test('suites that wait for the emulators run side by side, all others alone or with their like', () => {
  expect(inGroups(chosen()).map(names)).toEqual([
    ['types', 'lint'],
    ['unit'],
    ['rules', 'functions'],
    ['e2e'],
  ]);
  expect(inGroups(chosen('e2e', 'rules')).map(names)).toEqual([['rules'], ['e2e']]);
});

test('a full disk is told before and after the fact', async () => {
  await expect(checkFreeSpace(1e12)).rejects.toThrow(/MiB of free disk space/);
  const full = Object.assign(new Error('write failed'), { code: 'ENOSPC' });
  expect(sentence(full)).toBe('The disk is full: make room and try again.');
});
