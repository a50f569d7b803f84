import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { type ImportGraph, importGraph, siteRoots } from '../../scripts/lib/importGraph.ts';
import { suites } from '../../scripts/lib/suites.ts';
import { choose } from './choose.ts';
import { changesSince } from './gitChanges.ts';
import { durationOf } from './plan.ts';
import { type Reason, reasonsFor, type Unit } from './reasons.ts';

async function repository() {
  const folder = mkdtempSync(path.join(tmpdir(), 'lamplight-changed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execa('git', ['-c', 'user.name=Ruth', '-c', 'user.email=ruth@example.org', ...args], {
      cwd: folder,
    });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const commit = async (name: string, text = name) => {
    write(name, text);
    await git('add', '-A');
    await git('commit', '-m', name);
  };
  await git('init', '-b', 'main');
  await commit('firestore.rules', 'function isA() {\n  1\n}\nfunction isB() {\n  2\n}\n');
  return { folder, git, write, commit, since: (ref?: string) => changesSince(ref, folder) };
}

test('on the main branch changes are those uncommitted or not pushed', async () => {
  const { git, write, commit, since } = await repository();
  write('new.ts', '');
  expect((await since()).files).toEqual(['new.ts']);
  await git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  await commit('committed.ts');
  expect((await since()).files).toEqual(['committed.ts', 'new.ts']);
  expect((await since('HEAD')).files).toEqual([]);
});

test('on another branch changes are those since it branched off', async () => {
  const { git, commit, since } = await repository();
  await git('checkout', '-b', 'branch');
  await commit('of-branch.ts');
  await git('checkout', 'main');
  await commit('of-main.ts');
  await git('checkout', 'branch');
  expect((await since()).files).toEqual(['of-branch.ts']);
  await git('rm', 'of-branch.ts');
  expect((await since('HEAD')).files).toEqual(['of-branch.ts']);
  await expect(since('nowhere')).rejects.toThrow('Git knows no commit "nowhere"');
});

test('names the functions of the rules that changed', async () => {
  const { write, since } = await repository();
  write('firestore.rules', 'function isA() {\n  1\n}\nfunction isB() {\n  3\n}\n');
  expect((await since()).rules).toEqual(['isB']);
});

const unit = (suite: string, file: string, more: Partial<Unit> = {}): Unit => ({
  suite,
  file,
  seconds: 1,
  text: '',
  ...more,
});

/** A graph in which each file is imported by the ones behind it. */
const graphOf = (chains: string[][]): ImportGraph => {
  const behind = (file: string, max: number) =>
    new Set(
      chains.flatMap((chain) =>
        chain.includes(file)
          ? chain.slice(chain.indexOf(file) + 1, chain.indexOf(file) + 1 + max)
          : [],
      ),
    );
  return {
    files: [],
    importersOf: (file) => behind(file, 1),
    dependentsOf: (file) => behind(file, 100),
    textOf: () => '',
  };
};

const graph = graphOf([
  ['web/src/pages/news/NewsPage.tsx', 'functions/src/index.ts'],
  ['content/src/news.ts', 'content/src/news.test.ts'],
  ['content/src/news.ts', 'web/src/pages/news/NewsPage.tsx', 'functions/src/index.ts'],
]);

test('tests run that import a changed file, mention it or open its page', () => {
  const neighbour = unit('unit', 'content/src/news.test.ts');
  const speaking = unit('e2e', 'e2e/one.spec.ts', { title: 'the news are read' });
  const opening = unit('e2e', 'e2e/two.spec.ts', { text: "page.goto('/news')" });
  const other = unit('e2e', 'e2e/three.spec.ts');
  const units = [neighbour, speaking, opening, other];
  const whyOf = (file: string, one: Unit) =>
    reasonsFor(file, [], units, graph).flatMap(({ why, units }) =>
      units.includes(one) ? [why] : [],
    );
  const file = 'content/src/news.ts';
  expect(whyOf(file, neighbour)).toContain(`imports or names ${file}`);
  expect(whyOf(file, speaking)).toContain(`speaks of “news”, as ${file} does`);
  expect(whyOf(file, opening)).toContain(`opens /news, which ${file} is part of`);
  expect(whyOf(file, other)).toEqual([`runs on what ${file} is part of`]);
  expect(whyOf('package-lock.json', other)).not.toEqual([]);
  expect(whyOf('docs/glossary.md', other)).toEqual([]);
});

test('tests of functions that loop over a changed table run, however long they take', () => {
  const table = 'content/src/siteContent.ts';
  const chains = graphOf([
    [table, 'tests/functions/resources.ts', 'tests/functions/samples.test.ts'],
    [table, 'functions/src/index.ts'],
  ]);
  const [samples, sizes, other] = ['samples', 'sizes', 'headers'].map((name) =>
    unit('functions', `tests/functions/${name}.test.ts`, { seconds: 99 }),
  ) as [Unit, Unit, Unit];
  const units = [samples, sizes, other];
  const chosenFor = (file: string) => {
    const reasons = new Map([[file, reasonsFor(file, [], units, chains)]]);
    return choose(units, reasons, { seconds: 20, core: [] }).chosen.map(({ unit }) => unit);
  };
  expect(chosenFor(table)).toEqual([samples, sizes]);
  expect(chosenFor('content/src/siteIcon.ts')).toEqual([]);
});

test('a changed block type runs the test that makes a page of all types, however long it takes', () => {
  const making = unit('e2e', 'e2e/composing-a-page.spec.ts', { seconds: 99 });
  const units = [making, unit('e2e', 'e2e/help.spec.ts')];
  const chosenFor = (file: string) => {
    const reasons = new Map([[file, reasonsFor(file, [], units, graphOf([[file]]))]]);
    return choose(units, reasons, { seconds: 20, core: [] }).chosen.map(({ unit }) => unit);
  };
  expect(chosenFor('web/src/blocks/table.tsx')).toEqual([making]);
  expect(chosenFor('web/src/ui/Logo.tsx')).toEqual([]);
});

test('finds tests that loop over a table of all pages through their helpers', async () => {
  const graph = await importGraph([...siteRoots, 'tests/functions/samples.test.ts']);
  const units = [unit('functions', 'tests/functions/samples.test.ts')];
  const why = 'goes through content/src/siteContent.ts';
  const reasons = reasonsFor('content/src/siteContent.ts', [], units, graph);
  expect(reasons).toContainEqual({ why, units, always: true });
});

test('estimates the duration: groups in sequence, plus building and starting', () => {
  const run = (name: string, seconds?: number) =>
    suites
      .filter((suite) => suite.name === name)
      .map((suite) => ({ suite, only: [], ...(seconds !== undefined && { seconds }) }));
  const runs = [...run('types'), ...run('lint'), ...run('unit', 30), ...run('functions', 21)];
  expect(durationOf(runs, { types: 20, lint: 5, unit: 4, functions: 10 })).toBe('90 s');
  expect(durationOf(runs, { types: 20, lint: 35, unit: 4, functions: 40 })).toBe('3 minutes');
});

const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((name, at) =>
  unit('e2e', name, { seconds: 10 - at }),
) as [Unit, Unit, Unit, Unit, Unit];
const all = [a, b, c, d, e];
const everybody: Reason = { why: 'all', units: all };

test('the fewer tests a reason selects, the earlier they run, as long as there is time', () => {
  const reasons = new Map([
    ['x', [{ why: 'two', units: [a, b] }, { why: 'one', units: [c] }, everybody]],
  ]);
  const { chosen, left } = choose(all, reasons, { seconds: 18 });
  expect(chosen).toEqual([
    expect.objectContaining({ unit: c, why: 'one' }),
    expect.objectContaining({ unit: b, why: 'two' }),
  ]);
  expect(left).toEqual([a, d, e]);
});

test('a file that everything depends on runs only the core tests', () => {
  const choice = { seconds: 100, core: [b] };
  const { chosen, left } = choose(all, new Map([['x', [everybody]]]), choice);
  expect(chosen.map(({ unit }) => unit)).toEqual([b]);
  expect(left).toEqual([a, c, d, e]);
  const selection = choose(all, new Map([['x', [everybody, { why: 'one', units: [c] }]]]), choice);
  expect(selection.chosen.map(({ unit }) => unit)).toEqual([c]);
});

test('changed tests run, however long they take', () => {
  const { chosen } = choose(
    all,
    new Map([['a', [{ why: 'was changed', units: [a], always: true }]]]),
    {
      seconds: 0,
    },
  );
  expect(chosen.map(({ unit }) => unit)).toEqual([a]);
  expect(choose(all, new Map([['x', []]]), { seconds: 100, core: [b] }).chosen).toEqual([]);
});
