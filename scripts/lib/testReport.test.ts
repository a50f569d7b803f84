import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from './places.ts';
import { runFailedAgain } from './runSuite.ts';
import { endOfRun, readPlaywright, readVitest, soundReport } from './testReport.ts';

function report(content: unknown): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a failed test is named with its reason, and a file that cannot load is a failure', () => {
  const failureMessages = ['Error: expected 3 to be 2\n    at test.ts:1:1'];
  const testResults = [
    {
      name: inRoot('tests/functions/home.test.ts'),
      status: 'failed',
      assertionResults: [
        { fullName: 'it is read', status: 'passed', failureMessages: ['passed at last'] },
        { fullName: 'it is saved', status: 'failed', failureMessages },
      ],
    },
    {
      name: inRoot('a.test.ts'),
      status: 'failed',
      message: 'No such module',
      assertionResults: [],
    },
    {
      name: inRoot('b.test.ts'),
      status: 'failed',
      message: 'No store',
      assertionResults: [{ fullName: 'it is read', status: 'skipped', failureMessages: [] }],
    },
  ];
  expect(readVitest(report({ numPassedTests: 1, testResults }))).toEqual({
    passed: 1,
    failed: 3,
    failures: [
      {
        place: 'tests/functions/home.test.ts',
        title: 'it is saved',
        why: 'Error: expected 3 to be 2 · at test.ts:1:1',
      },
      { place: 'a.test.ts', title: 'failed outside of its tests', why: 'No such module' },
      { place: 'b.test.ts', title: 'failed outside of its tests', why: 'No store' },
    ],
  });
});

test('a failed end-to-end test is named by its line, and an error outside of tests is a failure', () => {
  const results = [{ error: { message: 'Timeout' } }];
  const spec = { title: 'it fits', line: 7, ok: false, tests: [{ results }] };
  const passed = { title: 'it shows', line: 3, ok: true, tests: [{ results: [{}] }] };
  const skipped = { status: 'skipped', results: [{}] };
  const left = {
    title: 'it ends',
    line: 9,
    ok: true,
    tests: [{ ...skipped, expectedStatus: 'passed' }],
  };
  const off = {
    title: 'it waits',
    line: 11,
    ok: true,
    tests: [{ ...skipped, expectedStatus: 'skipped' }],
  };
  const inner = { file: 'news.spec.ts', specs: [spec, left, off] };
  const suites = [{ file: 'news.spec.ts', specs: [passed], suites: [inner] }];
  const content = { suites, stats: { expected: 5, flaky: 0 }, errors: [{ message: 'No port' }] };
  expect(readPlaywright(report(content))).toEqual({
    passed: 5,
    failed: 3,
    failures: [
      { place: 'e2e/news.spec.ts:7', title: 'it fits', why: 'Timeout' },
      { place: 'e2e/news.spec.ts', title: 'it ends', why: 'It did not run.' },
      { place: '', title: 'outside of tests', why: 'No port' },
    ],
  });
});

const none = { passed: 0, failed: 0, failures: [] };

test.each([
  ['a check that succeeded', undefined, true, { passed: 1, failed: 0 }],
  ['a check that failed', undefined, false, { passed: 0, failed: 1 }],
  ['tests that passed', { ...none, passed: 3 }, true, { passed: 3, failed: 0 }],
  ['tests that failed', { ...none, passed: 3, failed: 2 }, false, { passed: 3, failed: 2 }],
  ['tests that passed before a crash', { ...none, passed: 3 }, false, { passed: 3, failed: 1 }],
  ['no tests at all', none, true, { passed: 0, failed: 1 }],
])('%s are counted correctly', (_what, read, succeeded, counts) => {
  expect(soundReport(read, succeeded, 'x.ts(1,1): error')).toMatchObject(counts);
});

test('errors outside of tests are a failure besides those of tests', () => {
  const output = '× it holds\n⎯⎯⎯ Unhandled Errors ⎯⎯⎯\nError: No store\n';
  const failures = [{ place: 'a.test.ts', title: 'it holds', why: '1' }];
  expect(soundReport({ passed: 3, failed: 1, failures }, false, output)).toMatchObject({
    failed: 2,
    failures: [...failures, { place: '', why: expect.stringContaining('No store') }],
  });
});

const failure = (place: string, title = 'it holds') => ({
  place,
  title,
  why: 'expected 1 to be 2',
});
const resultOf = (...failures: ReturnType<typeof failure>[]) => ({
  passed: 9,
  failed: failures.length,
  failures,
  output: '',
});

test('a test that passes when rerun alone is flaky, another one fails', async () => {
  const first = resultOf(failure('a'), failure('b'));
  const again = await runFailedAgain(first, async (place) =>
    place === 'a' ? resultOf() : resultOf(failure('b')),
  );
  expect(again).toMatchObject({
    passed: 10,
    failed: 1,
    failures: [{ place: 'b' }],
    flaky: [{ place: 'a' }],
  });
});

test('failures in many places or outside of tests are not rerun', async () => {
  const runAlone = () => Promise.reject(new Error('It ran again'));
  const many = resultOf(...['a', 'b', 'c', 'd'].map((place) => failure(place)));
  expect(await runFailedAgain(many, runAlone)).toMatchObject({ failed: 4, flaky: [] });
  expect(await runFailedAgain(resultOf(failure('')), runAlone)).toMatchObject({ failed: 1 });
});

test('a run ends with each failure, its reason and how to run it alone, in at most 20 lines', () => {
  const passed = { suite: 'unit', failures: [], flaky: [] };
  expect(endOfRun([passed])).toEqual([]);
  const types = { suite: 'types', failures: [failure('', 'failed')], flaky: [] };
  const e2e = { suite: 'e2e', failures: [], flaky: [failure('e2e/news.spec.ts:7')] };
  expect(endOfRun([types, passed, e2e])).toEqual([
    'Failed:',
    'types: failed',
    '  expected 1 to be 2',
    '  npm test -- types',
    'Flaky: failed, and passed when run again alone:',
    'e2e: e2e/news.spec.ts:7 › it holds',
  ]);
  const nine = Array.from({ length: 9 }, (_, index) => failure(`tests/${index}.test.ts`));
  const end = endOfRun([{ suite: 'rules', failures: nine, flaky: nine }]);
  expect(end.length).toBeLessThanOrEqual(20);
  expect(end).toContain('and 5 more');
  expect(end).toContain('  npm test -- rules tests/3.test.ts');
});
