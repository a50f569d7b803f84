import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countPlaywright, countVitest, soundCounts } from './counts.ts';

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

test('a flaky end-to-end test and an error outside of tests are failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 };
  expect(countPlaywright(report({ stats, errors: [{}] }))).toEqual({ passed: 5, failed: 3 });
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
