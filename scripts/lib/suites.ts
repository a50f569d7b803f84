import { type Counts, countPlaywright, countVitest } from './counts.ts';
import { Failure } from './failure.ts';
import { inRoot } from './places.ts';
import type { Need } from './testSite.ts';

/** A part of `npm test`. */
export interface Suite {
  name: string;
  /** Suites of one group run side by side. */
  group: string;
  needs: Need[];
  /**
   * Programs to run one after the other, each a file for Node with its arguments.
   * @param only parts of the names of the files whose tests are run; without any, all are
   */
  programs(report: string, only: readonly string[]): string[][];
  /** Whether some of its files can be run alone. */
  hasFiles?: boolean;
  /** Reads the counts from the report that the programs leave; without it, the suite counts one. */
  count?: (report: string) => Counts;
}

const typescript = inRoot('node_modules/typescript/bin/tsc');
const biome = inRoot('node_modules/@biomejs/biome/bin/biome');
const vitest = inRoot('node_modules/vitest/vitest.mjs');
const playwright = inRoot('node_modules/@playwright/test/cli.js');

/** The TypeScript projects of the repository. */
export const typeChecks = ['.', 'content', 'web', 'functions'].map((folder) => [
  typescript,
  '-p',
  inRoot(folder, 'tsconfig.json'),
]);

const vitestProject = (name: string, group: string, needs: Suite['needs']): Suite => ({
  name,
  group,
  needs,
  hasFiles: true,
  programs: (report, only) => [
    [
      ...[
        vitest,
        'run',
        '--project',
        name,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      ...only,
    ],
  ],
  count: countVitest,
});

/** All suites, the quick ones first. */
export const suites: Suite[] = [
  { name: 'types', group: 'checks', needs: [], programs: () => typeChecks },
  { name: 'lint', group: 'checks', needs: [], programs: () => [[biome, 'ci', inRoot()]] },
  vitestProject('unit', 'units', []),
  // Both mostly wait for the emulators, and for projects of their own there.
  vitestProject('rules', 'emulators', ['firestore']),
  vitestProject('functions', 'emulators', ['site']),
  {
    name: 'e2e',
    group: 'e2e',
    needs: ['site', 'second site', 'browser'],
    hasFiles: true,
    // With dependencies Playwright would run all tests that come before those that measure time.
    programs: (_, only) => [
      [playwright, 'test', ...(only.length > 0 ? ['--no-deps', ...only] : [])],
    ],
    count: countPlaywright,
  },
];

/** What `npm test` is asked to run. */
export interface Choice {
  suites: Suite[];
  /** Parts of the names of the files whose tests are run; all are where there is none. */
  only: string[];
}

/**
 * The suites with these names, or all of them. What follows them and is no suite is part of the names of
 * files: `rules budget` runs only that file of the rules' tests.
 * @throws Failure where no suite that has files is named before them
 */
export function chooseSuites(names: string[]): Choice {
  const only = names.filter((name) => !suites.some((suite) => suite.name === name));
  const chosen = suites.filter(({ name }) => names.includes(name));
  if (only.length > 0 && !chosen.some(({ hasFiles }) => hasFiles)) {
    const known = suites.map(({ name }) => name).join(', ');
    throw new Failure(`There is no suite "${only[0]}": there are ${known}.`);
  }
  return { suites: chosen.length > 0 ? chosen : suites, only };
}

/** Suites in the groups that run one after the other. */
export const inGroups = (chosen: Suite[]): Suite[][] =>
  Object.values(Object.groupBy(chosen, ({ group }) => group)).map((group = []) => group);
