import { type Counts, countPlaywright, countVitest } from './counts.ts';
import { Failure } from './failure.ts';
import { inRoot } from './places.ts';
import type { Need } from './testSite.ts';

/** A part of `npm test`. */
export interface Suite {
  name: string;
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

const vitestProject = (name: string, needs: Suite['needs']): Suite => ({
  name,
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

/** All suites, the quick ones first. */
export const suites: Suite[] = [
  { name: 'types', needs: [], programs: () => typeChecks },
  { name: 'lint', needs: [], programs: () => [[biome, 'ci', inRoot()]] },
  vitestProject('unit', []),
  vitestProject('rules', ['firestore']),
  vitestProject('functions', ['site']),
  {
    name: 'e2e',
    needs: ['site', 'browser'],
    programs: () => [[playwright, 'test']],
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
