import { readFileSync } from 'node:fs';

/** How many tests of a suite did what. */
export interface Counts {
  passed: number;
  failed: number;
}

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** Counts a Vitest report; a file that could not even be loaded is one failure. */
export function countVitest(report: string): Counts {
  const { numPassedTests, numFailedTests, testResults } = read<VitestReport>(report);
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

/** Counts a Playwright report; an error outside any test is one failure, and so is a flaky test. */
export function countPlaywright(report: string): Counts {
  const { stats, errors } = read<PlaywrightReport>(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * What a suite counts for in the total. Whatever its report says, a suite whose programs failed
 * has failed, and so has one in which nothing ran.
 */
export function soundCounts(counts: Counts | undefined, succeeded: boolean): Counts {
  const { passed, failed } = counts ?? { passed: succeeded ? 1 : 0, failed: 0 };
  const failedSilently = failed === 0 && (!succeeded || passed === 0);
  return { passed, failed: failedSilently ? 1 : failed };
}

function read<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
