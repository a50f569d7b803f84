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
  /** Programs to run one after the other, each a file for Node with its arguments. */
  programs(report: string): string[][];
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
  programs: (report) => [
    [
      vitest,
      'run',
      '--project',
      name,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  ],
  count: countVitest,
});

/** LAMPLIGHT_ONLY="history previewing" runs the end-to-end tests of these files alone. */
function onlyFiles(): string[] {
  const files = (process.env.LAMPLIGHT_ONLY ?? '').split(' ').filter(Boolean);
  // Otherwise Playwright would run all tests that come before those that measure time.
  return files.length > 0 ? ['--no-deps', ...files] : [];
}

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
    programs: () => [[playwright, 'test', ...onlyFiles()]],
    count: countPlaywright,
  },
];

/**
 * The suites with these names, or all of them.
 * @throws Failure for a name that none has.
 */
export function chooseSuites(names: string[]): Suite[] {
  const known = suites.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Failure(`There is no suite "${unknown}": there are ${known.join(', ')}.`);
  return names.length === 0 ? suites : suites.filter(({ name }) => names.includes(name));
}

/** Suites in the groups that run one after the other. */
export const inGroups = (chosen: Suite[]): Suite[][] =>
  Object.values(Object.groupBy(chosen, ({ group }) => group)).map((group = []) => group);
