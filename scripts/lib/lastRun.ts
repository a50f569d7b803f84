import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, local, root } from './places.ts';

/** The duration of a test file in its last run. */
interface RanFile {
  /** The hash of its text, since its tests may have changed. */
  hash: string;
  seconds: number;
  /** Its tests, where they can be run one by one. */
  tests: RanTest[];
}

interface RanTest {
  title: string;
  /** Where it begins. */
  line: number;
  seconds: number;
}

/** Files by their paths in the repository. */
export type LastRun = Record<string, RanFile>;

const fileOf = (suite: string) => local('lastRun', `${suite}.json`);

/** The durations of a suite's files in its last runs, without files that never ran here. */
export function lastRunOf(suite: string): LastRun {
  const file = fileOf(suite);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Keeps what the report of a run says next to what is known of other files. */
export function keepRun(suite: string, report: string): void {
  if (!existsSync(report)) return;
  const run = ranIn(suite, JSON.parse(readFileSync(report, 'utf8')));
  const known = lastRunOf(suite);
  for (const [file, ran] of Object.entries(run)) {
    const hash = hashOf(file);
    const earlier = known[file]?.hash === hash ? known[file].tests : [];
    const others = earlier.filter(({ title }) => !ran.tests.some((one) => one.title === title));
    const tests = [...ran.tests, ...others];
    known[file] = { hash, seconds: Math.max(ran.seconds, sumOf(tests)), tests };
  }
  mkdirSync(path.dirname(fileOf(suite)), { recursive: true });
  writeFileSync(fileOf(suite), JSON.stringify(known));
}

const besidesFile = () => local('lastRun', 'besides.json');

/** Seconds on a quiet machine of two cores, for suites that never ran here. */
const besidesAtFirst = { types: 25, lint: 15, unit: 10, rules: 15, functions: 40, e2e: 15 };

/** Seconds that suites took besides their tests when `changed` ran them last: to build, start and load. */
export const besidesTests = (): Record<string, number> => ({
  ...besidesAtFirst,
  ...(existsSync(besidesFile()) ? JSON.parse(readFileSync(besidesFile(), 'utf8')) : {}),
});

/** Keeps how long a suite took besides its tests, as was reckoned of them. */
export function keepBesides(suite: string, seconds: number): void {
  mkdirSync(path.dirname(besidesFile()), { recursive: true });
  const known = { ...besidesTests(), [suite]: Math.max(0, seconds) };
  writeFileSync(besidesFile(), JSON.stringify(known));
}

export const hashOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(inRoot(file)))
    .digest('hex')
    .slice(0, 16);

const sumOf = (tests: RanTest[]) => tests.reduce((sum, { seconds }) => sum + seconds, 0);

/** The durations from the report of a suite. Some suites have long files: their tests are listed one by one. */
export const ranIn = (suite: string, report: unknown): Ran =>
  suite === 'e2e'
    ? ranByPlaywright(report as { suites: PlaywrightSuite[] })
    : ranByVitest(report as VitestReport, suite === 'rules');

/** The parts of the reports that are read here. */
interface VitestReport {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; duration?: number }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  specs: {
    title: string;
    line: number;
    tests: { results: { duration: number }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

type Ran = Record<string, Omit<RanFile, 'hash'>>;

/** @param inTests whether the files are long, and their tests can be run one by one */
const ranByVitest = ({ testResults }: VitestReport, inTests: boolean): Ran =>
  Object.fromEntries(
    testResults.map(({ name, startTime, endTime, assertionResults }) => {
      const tests = assertionResults
        .filter(({ status }) => inTests && status !== 'skipped')
        .map(({ fullName, duration = 0 }) => ({
          title: fullName,
          line: 0,
          seconds: duration / 1000,
        }));
      return [path.relative(root, name), { seconds: (endTime - startTime) / 1000, tests }];
    }),
  );

function ranByPlaywright({ suites }: { suites: PlaywrightSuite[] }): Ran {
  const testsOf = (suite: PlaywrightSuite, above: string[]): RanTest[] => [
    ...suite.specs.map(({ title, line, tests }) => ({
      title: [...above, title].join(' › '),
      line,
      seconds: (tests[0]?.results[0]?.duration ?? 0) / 1000,
    })),
    ...(suite.suites ?? []).flatMap((each) => testsOf(each, [...above, each.title])),
  ];
  return Object.fromEntries(
    suites.map((suite) => [`e2e/${suite.file}`, { seconds: 0, tests: testsOf(suite, []) }]),
  );
}
