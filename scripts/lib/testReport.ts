import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './places.ts';

/** A test that failed. */
export interface FailedTest {
  /** As the suite's program takes it to run it again: its file, with the line where files are long. */
  place: string;
  title: string;
  /** The first lines of the error. */
  why: string;
}

/** The result of a suite, as its programs report it. */
export interface TestReport {
  /** How many tests passed. */
  passed: number;
  /** How many failed. */
  failed: number;
  failures: FailedTest[];
}

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  specs: {
    title: string;
    line: number;
    ok: boolean;
    tests: {
      expectedStatus?: string;
      status?: string;
      results: { error?: { message?: string } }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: { expected: number; flaky: number };
  errors: { message?: string }[];
}

/** Reads Vitest's report; a file that failed without a failed test, such as one that could not be loaded, is one failure. */
export function readVitest(report: string): TestReport {
  const { numPassedTests, testResults } = read<VitestReport>(report);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const place = path.relative(root, name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (status === 'failed' && failed.length === 0) {
      return [{ place, title: 'failed outside of its tests', why: firstLines(message) }];
    }
    return failed.map(({ fullName, failureMessages: [why = ''] }) => ({
      place,
      title: fullName,
      why: firstLines(why),
    }));
  });
  return { passed: numPassedTests, failed: failures.length, failures };
}

/** Reads Playwright's report; an error outside any test is one failure, and so is a test that should run and did not. */
export function readPlaywright(report: string): TestReport {
  const { suites, stats, errors } = read<PlaywrightReport>(report);
  const failuresIn = ({ file, specs, suites: inner = [] }: PlaywrightSuite): FailedTest[] => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, line, tests }) => ({
        place: `${path.join('e2e', file)}:${line}`,
        title,
        why: firstLines(tests.at(0)?.results.at(-1)?.error?.message ?? ''),
      })),
    ...specs
      .filter(({ ok, tests }) => ok && tests.some(didNotRun))
      .map(({ title }) => ({ place: path.join('e2e', file), title, why: 'It did not run.' })),
    ...inner.flatMap(failuresIn),
  ];
  const outside = errors.map(({ message = '' }) => ({
    place: '',
    title: 'outside of tests',
    why: firstLines(message),
  }));
  const failures = [...suites.flatMap(failuresIn), ...outside];
  return { passed: stats.expected + stats.flaky, failed: failures.length, failures };
}

/** Tests are left out after one before them failed in their file's `beforeAll`. */
const didNotRun = ({ status, expectedStatus }: PlaywrightSuite['specs'][number]['tests'][number]) =>
  status === 'skipped' && expectedStatus !== 'skipped';

/** A report as a suite counts: whatever it says, a suite whose programs failed has failed, and so has one in which nothing ran. */
export function soundReport(
  report: TestReport | undefined,
  succeeded: boolean,
  output: string,
): TestReport {
  const { passed, failed, failures } = report ?? {
    passed: succeeded ? 1 : 0,
    failed: 0,
    failures: [],
  };
  const [unhandled] = /^⎯+ Unhandled (Errors?|Rejection) ⎯+[\s\S]*/m.exec(output) ?? [];
  if (failed > 0 && unhandled) {
    const outside = { place: '', title: 'errors outside of tests', why: firstLines(unhandled) };
    return { passed, failed: failed + 1, failures: [...failures, outside] };
  }
  if (failed > 0 || (succeeded && passed > 0)) return { passed, failed, failures };
  const title = passed > 0 ? 'ended with an error after its tests' : 'failed';
  return { passed, failed: 1, failures: [{ place: '', title, why: firstLines(output) }] };
}

/** How many failures and flaky tests the end of a run names. */
const named = 4;

/**
 * The end of a run: which tests failed, why, and the command that runs each alone; and which passed only when they ran again.
 * @returns at most 20 lines, none of a run without either
 */
export function endOfRun(runs: readonly SuiteResult[]): string[] {
  const failed = runs.flatMap(({ suite, failures }) =>
    failures.map(({ place, title, why }) => [
      `${suite}: ${[place, title].filter(Boolean).join(' › ')}`,
      `  ${why}`,
      `  npm test -- ${[suite, place].filter(Boolean).join(' ')}`,
    ]),
  );
  const flaky = runs.flatMap((run) =>
    run.flaky.map(({ place, title }) => `${run.suite}: ${place} › ${title}`),
  );
  return [
    ...section('Failed', failed.slice(0, named).flat(), failed.length - named),
    ...section(
      'Flaky: failed, and passed when run again alone',
      flaky.slice(0, named),
      flaky.length - named,
    ),
  ];
}

/** What became of a suite, for the end of the run. */
export interface SuiteResult {
  suite: string;
  failures: readonly FailedTest[];
  flaky: readonly FailedTest[];
}

const section = (title: string, lines: string[], more: number): string[] => [
  ...(lines.length > 0 ? [`${title}:`, ...lines] : []),
  ...(more > 0 ? [`and ${more} more`] : []),
];

/** The first lines of an error that say something, as one. */
function firstLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).slice(0, 3).join(' · ').slice(0, 300);
}

/** The report in a file; undefined where the program left none. */
export const reportIn = (
  file: string,
  reader: ((file: string) => TestReport) | undefined,
): TestReport | undefined => (reader && existsSync(file) ? reader(file) : undefined);

function read<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
