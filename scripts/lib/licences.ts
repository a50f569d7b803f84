import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './places.ts';

/** An installed package and the terms that it is under, as an SPDX expression; empty if it says none. */
export interface Licensed {
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
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Unlicense', 'Python-2.0', 'Zlib', 'OFL-1.1'],
]);

/** Whether an SPDX expression lets a package be used under permissive terms alone. */
export const isPermissive = (expression: string): boolean =>
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
export function packagesNeeded(
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

export const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));

/** Where Node finds a package: in `node_modules` beside the one that needs it, or further up. */
function folderOf(name: string, from: string): string | undefined {
  for (let place = from; place.startsWith(inRoot()); place = place.replace(/\/[^/]*$/, '')) {
    const folder = `${place}/node_modules/${name}`;
    if (existsSync(`${folder}/package.json`)) return folder;
  }
  return undefined;
}

/** Older packages have a list of terms of which one may be chosen, or an object. */
function licenceOf({ license, licenses = [] }: Manifest): string {
  if (typeof license === 'string') return license;
  const choices = [license, ...licenses].flatMap((each) => each?.type ?? []);
  return choices.join(' OR ');
}
