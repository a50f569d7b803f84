import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './places.ts';

/** An installed package and the terms that it is under, as an SPDX expression; empty if it says none. */
interface Licensed {
  name: string;
  licence: string;
}

interface Manifest {
  name?: string;
  license?: string | { type?: string };
  licenses?: { type?: string }[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Terms that ask for no more than to be named. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
  'Zlib',
  'OFL-1.1',
]);

/** Whether an SPDX expression lets a package be used under permissive terms alone. */
const isPermissive = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((term) => permissive.has(term)));

/**
 * The packages that those with these names need, each by all its versions, and they themselves. Those
 * for other platforms are not installed and therefore not here.
 * @param from the folder of the package whose dependencies they are
 * @param leftOut names of packages that are needed by others, but not taken along
 */
function packagesNeeded(
  names: readonly string[],
  from: string,
  leftOut: readonly string[] = [],
): Licensed[] {
  const found = new Map<string, Licensed>();
  const queue = names.map((name) => ({ name, from }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const folder = folderOf(next.name, next.from);
    if (!folder || found.has(folder) || leftOut.includes(next.name)) continue;
    const manifest = manifestIn(folder);
    found.set(folder, { name: next.name, licence: licenceOf(manifest) });
    const needed = { ...manifest.dependencies, ...manifest.optionalDependencies };
    queue.push(...Object.keys(needed).map((name) => ({ name, from: folder })));
  }
  return [...found.values()];
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));

/** The folder where Node finds a package: in `node_modules` next to the one that needs it, or further up. */
function folderOf(name: string, from: string): string | undefined {
  for (let place = from; place.startsWith(inRoot()); place = place.replace(/\/[^/]*$/, '')) {
    const folder = `${place}/node_modules/${name}`;
    if (existsSync(`${folder}/package.json`)) return folder;
  }
  return undefined;
}

/** Older packages have an object, or a list of terms to choose from. */
function licenceOf({ license, licenses = [] }: Manifest): string {
  if (typeof license === 'string') return license;
  const choices = [license, ...licenses].flatMap((each) => each?.type ?? []);
  return choices.join(' OR ');
}

/** The packages that visitors' browsers and the functions get: installed there, or bundled. */
const shipped = [
  ...packagesNeeded(dependenciesOf('web', 'dependencies'), inRoot('web')),
  ...packagesNeeded(dependenciesOf('content', 'dependencies'), inRoot('content')),
  ...packagesNeeded(dependenciesOf('functions', 'dependencies'), inRoot('functions')),
  // The packages built into them; exceljs without what it reads workbooks with (functionsBundle.ts).
  ...packagesNeeded(
    ['express', 'exceljs', 'fresh', 'lru-cache', 'negotiator', 'nodemailer'],
    inRoot('functions'),
    ['unzipper'],
  ),
];

/** Packages that are shipped under other terms, and why they may be. */
const reasonsToShip: Record<string, string> = {
  'axe-core':
    'MPL-2.0: staff’s browsers get the very file that was published, with its notice; nothing is built of it',
};

/** The packages of developers only. */
const development = ['', 'web', 'functions'].flatMap((folder) =>
  packagesNeeded(dependenciesOf(folder, 'devDependencies'), inRoot(folder)),
);

/** Tools under other terms, or whose manifest says too little, and why they may stay. */
const reasons: Record<string, string> = {
  '@cspell/dict-django': 'WTFPL: comes with cspell, which does not read it here',
  '@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0: a list of misspellings in cspell',
  '@img/sharp-libvips': 'LGPL-3.0: loaded by sharp, which draws the demo pictures; nobody gets it',
  'axe-core': 'MPL-2.0: checks accessibility for Lighthouse, which measures pages',
  buffers: 'states none: exceljs would read workbooks with it',
  chainsaw: 'MIT/X11, which is MIT',
  'deep-freeze': 'public domain',
  lightningcss: 'MPL-2.0: minifies styles while the site is built; nobody gets it',
  'spdx-exceptions': 'CC-BY-3.0: a list of names in firebase-tools',
  'url-template': 'BSD, of three clauses',
  'valid-url': 'MIT, as its LICENSE says',
};

/** Packages for a system are named like the one that chooses among them. */
const isFor = (reason: string, name: string) => name === reason || name.startsWith(`${reason}-`);

function dependenciesOf(folder: string, kind: 'dependencies' | 'devDependencies'): string[] {
  return Object.keys(manifestIn(inRoot(folder))[kind] ?? {});
}

test('everything we ship has a permissive licence or a reason for another', () => {
  expect(shipped.length).toBeGreaterThan(100);
  const others = shipped.filter(({ licence }) => !isPermissive(licence));
  expect(others.map(({ name }) => name)).toEqual(Object.keys(reasonsToShip));
});

test('every tool has a permissive licence or a reason, and no reason is superfluous', () => {
  expect(development.length).toBeGreaterThan(300);
  const others = development.filter(({ licence }) => !isPermissive(licence));
  const named = Object.keys(reasons);
  expect(others.filter(({ name }) => !named.some((each) => isFor(each, name)))).toEqual([]);
  expect(named.filter((each) => !others.some(({ name }) => isFor(each, name)))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['GPL-2.0-only OR Apache-2.0', true],
  ['(MIT AND Zlib)', true],
  ['MIT AND LGPL-3.0-or-later', false],
  ['GPL-3.0-or-later', false],
  ['AGPL-3.0', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN LICENSE', false],
  ['', false],
])('whether “%s” is permissive: %j', (expression, is) => {
  expect(isPermissive(expression)).toBe(is);
});
