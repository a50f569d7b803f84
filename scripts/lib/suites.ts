import { readFileSync } from 'node:fs';
import { WrongUse } from './command.ts';
import { inRoot, local } from './places.ts';
import type { Need } from './testSite.ts';

/** A part of `npm test`. */
export interface Suite {
  name: string;
  /** Suites of one group run side by side. */
  group: string;
  needs: Need[];
  /**
   * Programs to run one after the other, each a file for Node with its arguments.
   * @param only what of it is run: parts of the names of files with tests, of types folders; without any, all is
   */
  programs(report: string, only: readonly string[]): string[][];
  /** The files with its tests, as globs, where some can be run alone. */
  files?: string[];
  /** It runs only if it is named: what it tests is not the product. */
  apart?: true;
  /** Reads the counts from the report that the programs leave; without it, the suite counts one. */
  count?: (report: string) => Counts;
}

const typescript = inRoot('node_modules/typescript/bin/tsc');
const biome = inRoot('node_modules/@biomejs/biome/bin/biome');
const cspell = inRoot('node_modules/cspell/bin.mjs');
const vitest = inRoot('node_modules/vitest/vitest.mjs');
const playwright = inRoot('node_modules/@playwright/test/cli.js');

/** Of the files that are named, those that Biome knows are looked at. */
const onlyKnown = ['--no-errors-on-unmatched', '--files-ignore-unknown=true'];

/** Files that have not changed since the last time are not read again: 6 instead of 15 s. */
const spelling = [
  '--no-progress',
  '--no-summary',
  '--cache',
  '--cache-strategy=content',
  `--cache-location=${local('spelling.json')}`,
];

/** The TypeScript projects of the repository, by their folders. */
const projects = ['.', 'content', 'web', 'functions'];

/** Checks projects; what has not changed since the last time is not checked again. */
const typeChecks = (folders: readonly string[] = projects) =>
  folders.map((folder) => [
    typescript,
    '-p',
    inRoot(folder, 'tsconfig.json'),
    '--incremental',
    '--tsBuildInfoFile',
    local('types', `${folder === '.' ? 'scripts' : folder}.json`),
  ]);

/** Unit tests are next to what they test. */
export const unitTests = [
  '{content,functions,web}/src',
  'web/tests',
  'content/demo',
  'scripts',
].map((folder) => `${folder}/**/*.test.{ts,tsx}`);

const vitestProject = (name: string, needs: Suite['needs'], files: string[]): Suite => ({
  name,
  group: name,
  needs,
  files,
  programs: (report, only) => [
    [
      vitest,
      'run',
      '--project',
      `${name}*`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...only,
    ],
  ],
  count: countVitest,
});

/** All suites, the quick ones first. */
export const suites: Suite[] = [
  {
    name: 'types',
    group: 'checks',
    needs: [],
    programs: (_, only) => typeChecks(...(only.length > 0 ? [only] : [])),
  },
  {
    name: 'lint',
    group: 'checks',
    needs: [],
    programs: (_, only) => [
      [biome, 'ci', ...(only.length > 0 ? [...onlyKnown, ...only] : [inRoot()])],
      [cspell, 'lint', ...spelling, ...(only.length > 0 ? ['--no-must-find-files', ...only] : [])],
    ],
  },
  vitestProject('unit', [], unitTests),
  // Not next to the functions: they keep transactions waiting for the store. Six that met took 12 instead of 3.5 s.
  vitestProject('rules', ['database'], ['tests/rules/**/*.test.ts']),
  vitestProject('functions', ['site', 'more sites'], ['tests/functions/*.test.ts']),
  {
    name: 'e2e',
    group: 'e2e',
    needs: ['site', 'more sites', 'browser'],
    files: ['e2e/*.spec.ts'],
    programs: (_, only) => [[playwright, 'test', '--project=everyday', ...only]],
    count: countPlaywright,
  },
  { ...vitestProject('tools', ['site'], ['tools/**/*.test.ts']), apart: true },
];

/** A suite to run, or only some of it, as its `programs` take it. */
export interface Run {
  suite: Suite;
  only: readonly string[];
  /** Seconds that its tests may take, where that is reckoned. */
  seconds?: number;
}

/**
 * The suites with these names, or all but those that are apart. What follows them and is no suite is part of the names of
 * files: `rules budget` runs only that file of the rules' tests.
 * @throws WrongUse where no suite that has files is named before them
 */
export function chooseSuites(names: string[]): Run[] {
  const only = names.filter((name) => !suites.some((suite) => suite.name === name));
  const named = suites.filter(({ name }) => names.includes(name));
  if (only.length > 0 && !named.some(({ files }) => files)) {
    const known = suites.map(({ name }) => name).join(', ');
    throw new WrongUse(`There is no suite “${only[0]}”, there are ${known}.`);
  }
  const chosen = named.length > 0 ? named : suites.filter(({ apart }) => !apart);
  return chosen.map((suite) => ({ suite, only: suite.files ? only : [] }));
}

/** Runs in the groups that follow each other. */
export const inGroups = (runs: Run[]): Run[][] =>
  Object.values(Object.groupBy(runs, ({ suite }) => suite.group)).map((group = []) => group);

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

/** Counts a Playwright report; an error outside any test is one failure. A flaky test passed when it was tried again. */
export function countPlaywright(report: string): Counts {
  const { stats, errors } = read<PlaywrightReport>(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
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
