import { UsageError } from './command.ts';
import { inRoot, local } from './places.ts';
import { readPlaywright, readVitest, type TestReport } from './testReport.ts';
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
  /** Reads the report that the programs leave; without it, the suite counts one. */
  read?: (report: string) => TestReport;
}

const typescript = inRoot('node_modules/typescript/bin/tsc');
const biome = inRoot('node_modules/@biomejs/biome/bin/biome');
const cspell = inRoot('node_modules/cspell/bin.mjs');
const vitest = inRoot('node_modules/vitest/vitest.mjs');
const playwright = inRoot('node_modules/@playwright/test/cli.js');

/** Biome skips the named files that it does not know. */
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
  read: readVitest,
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
    // Named files run whole, with the tests that are left to the nightly run otherwise.
    programs: (_, only) => [
      [
        playwright,
        'test',
        '--project=everyday',
        ...(only.length > 0 ? ['--project=thorough'] : []),
        ...only,
      ],
    ],
    read: readPlaywright,
  },
  { ...vitestProject('tools', ['site'], ['tools/**/*.test.ts']), apart: true },
];

/** A suite to run, or only some of it, as its `programs` take it. */
export interface Run {
  suite: Suite;
  only: readonly string[];
  /** The expected duration of its tests in seconds, if it is known. */
  seconds?: number;
}

/**
 * The suites with these names, or all but those that are apart. What follows them and is no suite is part of the names of
 * files: `rules budget` runs only that file of the rules' tests.
 * @throws UsageError where no suite that has files is named before them
 */
export function chooseSuites(names: string[]): Run[] {
  const only = names.filter((name) => !suites.some((suite) => suite.name === name));
  const named = suites.filter(({ name }) => names.includes(name));
  if (only.length > 0 && !named.some(({ files }) => files)) {
    const known = suites.map(({ name }) => name).join(', ');
    throw new UsageError(`There is no suite “${only[0]}”, there are ${known}.`);
  }
  const chosen = named.length > 0 ? named : suites.filter(({ apart }) => !apart);
  return chosen.map((suite) => ({ suite, only: suite.files ? only : [] }));
}

/** Runs in the groups that follow each other. */
export const inGroups = (runs: Run[]): Run[][] =>
  Object.values(Object.groupBy(runs, ({ suite }) => suite.group)).map((group = []) => group);
