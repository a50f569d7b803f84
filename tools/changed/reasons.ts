import { allPages, moduleOf } from '@lamplight/content/sitePages';
import { type ImportGraph, siteRoots } from '../../scripts/lib/importGraph.ts';

/** Something that can be run by itself: a file of tests, or one of its tests. */
export interface Unit {
  suite: string;
  file: string;
  title?: string;
  /** How long it took, or may take. */
  seconds: number;
  /** Its code. */
  text: string;
}

/** Why some units may notice a change: the fewer there are, the more it says. */
export interface Reason {
  why: string;
  units: Unit[];
  /** They run whatever they take. */
  always?: boolean;
}

/** Suites whose tests ask the built site, which they do not import. */
const ofSite = ['functions', 'e2e'];

/** Files on which everything depends. */
const foundations =
  /^(package(-lock)?\.json|(content|web|functions)\/package\.json|vitest\.config\.ts)$/;

/** Tables that functions' tests go through: each entry is tried, and one that lacks something fails. */
const tables = /^content\/src\/(siteContent|sitePages|staffPages|samples\/bySite)\.ts$/;

/** Types of blocks, and the test that makes a page with each of them. */
const blocks = /^(content|web)\/src\/blocks\//;
const ofBlocks = 'e2e/composing-a-page.spec.ts';

/** Tests of the files that are built from all entries together. */
const ofBuild = ['tests/functions/sizes.test.ts', 'tests/functions/loaded.test.ts'];

/** The functions' tests that go through a table, by themselves or by their helpers; none if it is no table. */
function throughTable(file: string, graph: ImportGraph): (unit: Unit) => boolean {
  if (!tables.test(file)) return () => false;
  const direct = [...graph.importersOf(file)].filter((each) => each.startsWith('tests/functions/'));
  const all = new Set([...direct, ...direct.flatMap((each) => [...graph.importersOf(each)])]);
  return (unit) =>
    unit.suite === 'functions' && (all.has(unit.file) || ofBuild.includes(unit.file));
}

/**
 * Why which of the units may notice that a file was changed.
 * @param parts of the file, as they are called, where more is known of what was changed
 */
export function reasonsFor(
  file: string,
  parts: readonly string[],
  units: readonly Unit[],
  graph: ImportGraph,
): Reason[] {
  const importers = graph.importersOf(file);
  const dependents = graph.dependentsOf(file);
  const isOfSite = siteRoots.some((site) => site === file || dependents.has(site));
  const isOfAll = foundations.test(file);
  const isOutside = ({ suite }: Unit) => (isOfSite || isOfAll) && ofSite.includes(suite);
  const reason = (why: string, has: (unit: Unit) => boolean) => ({ why, units: units.filter(has) });
  return [
    { ...reason('was changed', (unit) => unit.file === file), always: true },
    { ...reason(`goes through ${file}`, throughTable(file, graph)), always: true },
    {
      ...reason(`makes every type of block`, (unit) => blocks.test(file) && unit.file === ofBlocks),
      always: true,
    },
    reason(`imports or names ${file}`, (unit) => importers.has(unit.file)),
    reason(`depends on ${file}`, (unit) => isOfAll || dependents.has(unit.file)),
    reason(`runs on what ${file} is part of`, isOutside),
    ...[...new Set([...wordsOf(file), ...parts.flatMap(wordsIn)])].map((word) =>
      reason(
        `speaks of “${word}”, as ${file} does`,
        (unit) => (isOutside(unit) || dependents.has(unit.file)) && speaksOf(unit, word),
      ),
    ),
    ...addressesOf(file, dependents).map((address) =>
      reason(
        `opens ${address}, which ${file} is part of`,
        (unit) => isOutside(unit) && unit.text.includes(`'${address}'`),
      ),
    ),
  ].filter((reason) => reason.units.length > 0);
}

/** Parts of names that say nothing about the subject. */
const meaningless =
  /^(index|routes?|pages?|editor|content|tests?|spec|texts?|make|with|from|files?|changed)$/;

/** The words of a name, such as `isPictureFile` or `reading-the-home-page`. */
const wordsIn = (name: string): string[] =>
  name
    .split(/(?=[A-Z])|[^A-Za-z]+/)
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 4 && !meaningless.test(word));

/** The subject of a file, by its folder and its name. */
const wordsOf = (file: string): string[] => {
  const [folder = '', name = ''] = file.split('/').slice(1).slice(-2);
  return [...wordsIn(folder), ...wordsIn(name.replace(/\..*/, ''))];
};

/** Whether the name of a file of tests, or of its tests, has the word in one of its forms. */
function speaksOf({ file, title, text }: Unit, word: string): boolean {
  const titles = title ? [title] : [...text.matchAll(/\b(?:test|describe)\b.*?\(\s*['"`](.*)/g)];
  const said = [file.replace(/.*\//, ''), ...titles].flatMap((each) => wordsIn(String(each)));
  const stem = (of: string) => of.replace(/(e?s|ing|ed)$/, '');
  return said.some((each) => stem(each) === stem(word));
}

/** Where visitors and staff see the pages whose components need the file, if those are few of all pages. */
function addressesOf(file: string, dependents: ReadonlySet<string>): string[] {
  const needing = Object.fromEntries(
    [file, ...dependents]
      .filter((each) => each.startsWith('web/src/pages/'))
      .map((each) => [each, true]),
  );
  const addresses = allPages.flatMap(([name, { path, editor }]) => [
    ...(moduleOf(needing, name, 'Page') ? [path] : []),
    ...(moduleOf(needing, name, 'Editor') ? [editor.path] : []),
  ]);
  return addresses.length > allPages.length / 2 ? [] : addresses;
}
