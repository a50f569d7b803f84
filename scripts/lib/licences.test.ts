import { expect, test } from 'vitest';
import { isPermissive, manifestIn, packagesNeeded } from './licences.ts';
import { inRoot } from './places.ts';

/** What visitors' browsers and the functions get: installed there, or built into what they get. */
const shipped = [
  ...packagesNeeded(dependenciesOf('web', 'dependencies'), inRoot('web')),
  ...packagesNeeded(dependenciesOf('content', 'dependencies'), inRoot('content')),
  ...packagesNeeded(dependenciesOf('functions', 'dependencies'), inRoot('functions')),
  // What is built into them; exceljs without what it reads workbooks with (functionsBundle.ts).
  ...packagesNeeded(
    ['express', 'exceljs', 'fresh', 'lru-cache', 'negotiator', 'nodemailer'],
    inRoot('functions'),
    ['unzipper'],
  ),
];

/** What only those have who work on the site. */
const development = ['', 'web', 'functions'].flatMap((folder) =>
  packagesNeeded(dependenciesOf(folder, 'devDependencies'), inRoot(folder)),
);

/** Tools under other terms, or of which the manifest says too little, and why they may stay. */
const reasons: Record<string, string> = {
  '@img/sharp-libvips': 'LGPL-3.0: loaded by sharp, which draws the demo pictures; nobody gets it',
  'axe-core': 'MPL-2.0: checks accessibility for Lighthouse, which measures pages; nobody gets it',
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

test('everything that is shipped is under permissive terms', () => {
  expect(shipped.length).toBeGreaterThan(100);
  expect(shipped.filter(({ licence }) => !isPermissive(licence))).toEqual([]);
});

test('so are the tools, but for those with a reason, and every reason is needed', () => {
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
])('that “%s” is permissive is %j', (expression, is) => {
  expect(isPermissive(expression)).toBe(is);
});
