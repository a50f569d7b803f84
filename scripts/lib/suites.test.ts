import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sentence } from './command.ts';
import { checkFreeSpace } from './places.ts';
import {
  chooseSuites,
  countPlaywright,
  countVitest,
  inGroups,
  type Run,
  soundCounts,
} from './suites.ts';

const names = (some: readonly Run[]) => some.map(({ suite }) => suite.name);
const chosen = (...words: string[]) => chooseSuites(words);

test('all suites run, or those that are named, in the same order', () => {
  expect(names(chosen())).toEqual(['types', 'lint', 'unit', 'rules', 'functions', 'e2e']);
  expect(names(chosen('rules', 'unit'))).toEqual(['unit', 'rules']);
  expect(names(chosen('tools'))).toEqual(['tools']);
  expect(() => chooseSuites(['units'])).toThrow(/no suite “units”/);
});

test('behind a suite stand parts of the names of its files', () => {
  const runs = chosen('types', 'rules', 'budget');
  expect(names(runs)).toEqual(['types', 'rules']);
  const [types = [], rules = []] = runs.map(({ suite, only }) => suite.programs('report', only));
  expect(types).toHaveLength(4);
  expect(rules.flat()).toContain('budget');
  expect(() => chooseSuites(['types', 'budget'])).toThrow(/no suite “budget”/);
});

test('types and lint are checked side by side, and all others run alone', () => {
  expect(inGroups(chosen()).map(names)).toEqual([
    ['types', 'lint'],
    ['unit'],
    ['rules'],
    ['functions'],
    ['e2e'],
  ]);
  expect(inGroups(chosen('e2e', 'rules')).map(names)).toEqual([['rules'], ['e2e']]);
});

test('a full disk is told before and after the fact', async () => {
  await expect(checkFreeSpace(1e12)).rejects.toThrow(/MiB of free disk space/);
  const full = Object.assign(new Error('write failed'), { code: 'ENOSPC' });
  expect(sentence(full)).toBe('The disk is full: make room and try again.');
});

function report(content: unknown): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a test file that could not be loaded is a failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [{}, {}] },
    { status: 'failed', assertionResults: [] },
  ];
  const file = report({ numPassedTests: 2, numFailedTests: 1, testResults });
  expect(countVitest(file)).toEqual({ passed: 2, failed: 2 });
});

test('an error outside of tests is a failure, and a flaky end-to-end test is none', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 };
  expect(countPlaywright(report({ stats, errors: [{}] }))).toEqual({ passed: 6, failed: 2 });
});

test.each([
  ['a check that succeeded', undefined, true, { passed: 1, failed: 0 }],
  ['a check that failed', undefined, false, { passed: 0, failed: 1 }],
  ['tests that passed', { passed: 3, failed: 0 }, true, { passed: 3, failed: 0 }],
  ['tests that failed', { passed: 3, failed: 2 }, false, { passed: 3, failed: 2 }],
  ['tests that passed before a crash', { passed: 3, failed: 0 }, false, { passed: 3, failed: 1 }],
  ['no tests at all', { passed: 0, failed: 0 }, true, { passed: 0, failed: 1 }],
])('%s count as they should', (_what, counts, succeeded, sound) => {
  expect(soundCounts(counts, succeeded)).toEqual(sound);
});
