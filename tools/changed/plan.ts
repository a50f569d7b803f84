import { existsSync, globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importGraph, siteRoots } from '../../scripts/lib/importGraph.ts';
import { besidesTests, hashOf, lastRunOf } from '../../scripts/lib/lastRun.ts';
import { inRoot, local, root } from '../../scripts/lib/places.ts';
import { inGroups, type Run, type Suite, suites } from '../../scripts/lib/suites.ts';
import { choose, type Selection } from './choose.ts';
import { changesSince } from './gitChanges.ts';
import { reasonsFor, type Unit } from './reasons.ts';

/** How long the tests of a suite may take, in seconds of one worker, with estimates from before the first run. */
interface Share {
  seconds: number;
  /** The seconds assumed for a file that never ran here. */
  guess: number;
  /** Files whose first test represents the rest, where everything depends on a change. */
  core?: string[];
}

const shares: Record<string, Share> = {
  unit: { seconds: 40, guess: 1 },
  rules: { seconds: 30, guess: 20 },
  functions: {
    seconds: 20,
    guess: 4,
    core: ['sizes', 'reads', 'home', 'feedback', 'headers', 'permissions'],
  },
  e2e: {
    seconds: 30,
    guess: 15,
    core: [
      'reading-the-home-page',
      'editing-the-home-page',
      'logging-in',
      'sending-feedback',
      'browsing-every-page',
      'editing-lists-in-dialogs',
      'reading-submissions',
      'history',
    ],
  },
};

/** The runs that a change needs, and the text about them. */
export interface Plan {
  runs: Run[];
  sentences: string[];
}

/**
 * Chooses what a change can break: what goes through a changed table, and as much else as fits into a suite's share. Says
 * how long that takes, going by what suites took besides their tests the last time: types, building, starting.
 * @param ref what to compare with; if not given, what this branch has begun from
 * @throws Failure as `changesSince` does
 */
export async function planChanged(ref?: string): Promise<Plan> {
  const { since, files, rules } = await changesSince(ref);
  if (files.length === 0) return { runs: [], sentences: [`Nothing has changed since ${since}.`] };
  const sentences = [`Changed since ${since}:`, ...files.map((file) => `  ${file}`), ''];
  const runs = [...typesOf(files), ...lintOf(files)];
  const tested = suites.filter(
    (suite) =>
      suite.files && (!suite.apart || files.some((file) => file.startsWith(`${suite.name}/`))),
  );
  const graph = await importGraph([...siteRoots, ...tested.flatMap(filesOf)]);
  const unitsOfAll = tested.flatMap((suite) => unitsOf(suite, graph.textOf));
  const reasons = new Map(
    files.map((file) => {
      const parts = file === 'firestore.rules' ? rules : [];
      return [file, reasonsFor(file, parts, unitsOfAll, graph)];
    }),
  );
  for (const suite of tested) {
    const units = unitsOfAll.filter((unit) => unit.suite === suite.name);
    const { core, seconds = 0 } = shares[suite.name] ?? {};
    const standing = core?.flatMap((name) => units.find(({ file }) => nameOf(file) === name) ?? []);
    const selection = choose(units, reasons, { seconds, core: standing });
    sentences.push(...sentencesOf(suite, selection, units.length));
    if (selection.chosen.length > 0) runs.push(runOf(suite, selection));
  }
  sentences.push('', `This takes about ${durationOf(runs, besidesTests())}.`);
  return { runs, sentences };
}

/** How long runs take, in words: suites of one group go on at once, groups one after the other. */
export function durationOf(runs: Run[], besides: Readonly<Record<string, number>>): string {
  const secondsOf = ({ suite, seconds = 0 }: Run) => seconds + (besides[suite.name] ?? 0);
  const groups = inGroups(runs).map((group) => Math.max(...group.map(secondsOf)));
  const seconds = groups.reduce((sum, each) => sum + each, 0);
  return seconds < 100 ? `${Math.ceil(seconds / 10) * 10} s` : `${Math.ceil(seconds / 60)} minutes`;
}

const filesOf = ({ files = [] }: Suite) => globSync(files, { cwd: root }).toSorted();

const nameOf = (file: string) => path.basename(file).replace(/\..*/, '');

/** The files of a suite, and of end-to-end tests each test of a file that is as it was when it ran last. */
function unitsOf({ name: suite, ...rest }: Suite, textOf: (file: string) => string): Unit[] {
  const lastRun = lastRunOf(suite);
  return filesOf({ name: suite, ...rest }).flatMap((file): Unit[] => {
    const text = textOf(file);
    const ran = lastRun[file];
    const whole = { suite, file, seconds: ran?.seconds ?? shares[suite]?.guess ?? 0, text };
    if (!ran || ran.tests.length === 0 || ran.hash !== hashOf(file)) return [whole];
    const lines = text.split('\n');
    const begins = [...new Set(ran.tests.map(({ line }) => line)), lines.length + 1].sort(
      (a, b) => a - b,
    );
    return ran.tests.map(({ title, line, seconds }) => {
      const next = begins.find((begin) => begin > line);
      return {
        suite,
        file,
        title,
        seconds,
        text: `${title}\n${lines.slice(line - 1, (next ?? 0) - 1).join('\n')}`,
      };
    });
  });
}

/** How to run what was chosen. For some tests alone one site and worker are quicker than two to start. */
function runOf(suite: Suite, { chosen }: Selection): Run {
  const seconds = secondsOf(chosen);
  if (suite.name !== 'e2e')
    return { suite, only: vitestFilters(chosen.map(({ unit }) => unit)), seconds };
  const list = local('changed-e2e.txt');
  const lines = chosen.flatMap(({ unit: { file, title } }) =>
    ['[everyday]', '[thorough]'].map((project) =>
      [project, file.replace(/^e2e\//, ''), ...(title ? [title] : [])].join(' › '),
    ),
  );
  writeFileSync(list, `${lines.join('\n')}\n`);
  const needs = suite.needs.filter((need) => need !== 'more sites');
  return { suite: { ...suite, needs }, only: ['--test-list', list], seconds };
}

/** The files; where only some tests of them are to run, those by their titles, and all of the others. */
function vitestFilters(units: Unit[]): string[] {
  const files = [...new Set(units.map(({ file }) => file))];
  const titles = units.flatMap(({ title }) => title ?? []);
  if (titles.length < units.length) return files;
  const escaped = titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return [...files, '--testNamePattern', `^(${escaped.join('|')})$`];
}

/** The text about a suite: what is run and why, and what is left. */
function sentencesOf({ name }: Suite, { chosen, left }: Selection, all: number): string[] {
  if (chosen.length === 0 && left.length === 0) return [`${name}: nothing depends on it.`];
  const seconds = secondsOf(chosen).toFixed(0);
  const what = name === 'e2e' || name === 'rules' ? 'tests' : 'files';
  const why = Object.entries(Object.groupBy(chosen, (one) => one.why));
  return [
    `${name}: ${chosen.length} of ${all} ${what}, about ${seconds} s of one worker`,
    ...why.map(([reason, some = []]) => `  ${reason}: ${listed(some.map(({ unit }) => unit))}`),
    ...(left.length > 0 ? [`  left to npm test: ${listed(left, maxLeft)}`] : []),
  ];
}

const secondsOf = (chosen: Selection['chosen']) =>
  chosen.reduce((sum, { unit }) => sum + unit.seconds, 0);

/** The most files that are named as not run. */
const maxLeft = 5;

/** Files by their names, with how many of their tests where those are told apart. */
function listed(units: Unit[], max = Number.POSITIVE_INFINITY): string {
  const byFile = Object.entries(Object.groupBy(units, ({ file }) => nameOf(file)));
  const names = byFile.map(([file, some = []]) =>
    some[0]?.title ? `${file} (${some.length})` : file,
  );
  const others = names.length - max;
  return names.slice(0, max).join(', ') + (others > 0 ? `, and ${others} others` : '');
}

/** The TypeScript projects in which a changed file is, or is imported. */
function typesOf(files: string[]): Run[] {
  const of = (file: string): string[] => {
    if (/(^|\/)(tsconfig[^/]*|package(-lock)?)\.json$/.test(file))
      return ['.', 'content', 'web', 'functions'];
    if (!/\.tsx?$/.test(file)) return [];
    if (file.startsWith('content/')) return ['.', 'content', 'web', 'functions'];
    if (file.startsWith('web/')) return ['.', 'web', 'functions'];
    return file.startsWith('functions/') ? ['.', 'functions'] : ['.'];
  };
  const only = [...new Set(files.flatMap(of))];
  return only.length > 0 ? runNamed('types', only) : [];
}

/** The changed files that the linter or the spelling check knows; all where their own rules changed. */
function lintOf(files: string[]): Run[] {
  if (files.some((file) => /^(biome|cspell)\.json$/.test(file))) return runNamed('lint', []);
  const only = files.filter(
    (file) => /\.(tsx?|m?js|json|css|md|rules|yml)$/.test(file) && existsSync(inRoot(file)),
  );
  return only.length > 0 ? runNamed('lint', only) : [];
}

const runNamed = (name: string, only: string[]): Run[] =>
  suites.filter((suite) => suite.name === name).map((suite) => ({ suite, only }));
