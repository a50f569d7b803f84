import { expect, test } from 'vitest';
import { sentence } from './command.ts';
import { checkFreeSpace } from './places.ts';
import { chooseSuites, inGroups, type Run } from './suites.ts';

const names = (some: readonly Run[]) => some.map(({ suite }) => suite.name);
const chosen = (...words: string[]) => chooseSuites(words);

test('all suites or the chosen ones run, in the same order', () => {
  expect(names(chosen())).toEqual(['types', 'lint', 'unit', 'rules', 'functions', 'e2e']);
  expect(names(chosen('rules', 'unit'))).toEqual(['unit', 'rules']);
  expect(names(chosen('tools'))).toEqual(['tools']);
  expect(() => chooseSuites(['units'])).toThrow(/no suite “units”/);
});

test('a suite can be limited to files by parts of their names', () => {
  const runs = chosen('types', 'rules', 'budget');
  expect(names(runs)).toEqual(['types', 'rules']);
  const [types = [], rules = []] = runs.map(({ suite, only }) => suite.programs('report', only));
  expect(types).toHaveLength(4);
  expect(rules.flat()).toContain('budget');
  expect(() => chooseSuites(['types', 'budget'])).toThrow(/no suite “budget”/);
});

test('types and lint run in parallel, all others alone', () => {
  expect(inGroups(chosen()).map(names)).toEqual([
    ['types', 'lint'],
    ['unit'],
    ['rules'],
    ['functions'],
    ['e2e'],
  ]);
  expect(inGroups(chosen('e2e', 'rules')).map(names)).toEqual([['rules'], ['e2e']]);
});

test('explains a full disk before and after it fails a run', async () => {
  await expect(checkFreeSpace(1e12)).rejects.toThrow(/MiB of free disk space/);
  const full = Object.assign(new Error('write failed'), { code: 'ENOSPC' });
  expect(sentence(full)).toBe('The disk is full: make room and try again.');
});
