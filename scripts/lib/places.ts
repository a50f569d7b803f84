import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './command.ts';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** A path inside the repository. */
export const inRoot = (...parts: string[]) => path.join(root, ...parts);

/** A path in the folder for everything that local runs generate; git ignores it. */
export const local = (...parts: string[]) => path.join(root, '.local', ...parts);

/** Where the emulators of one run live, apart from the sources and from every other run. */
export interface Stage {
  /** `start`, `dev` or `test-<offset>`. */
  name: string;
  /** `.local/<name>` */
  folder: string;
  /** A path inside it. */
  path(...parts: string[]): string;
}

/** Describes a stage without touching the disk. */
export function stageNamed(name: string): Stage {
  const folder = local(name);
  return { name, folder, path: (...parts) => path.join(folder, ...parts) };
}

/** @throws Failure where less than `mebibytes` are free on the disk of the checkout. */
export async function checkFreeSpace(mebibytes = 200, folder = root): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= mebibytes * 1024 ** 2) return;
  throw new Failure(`This needs ${mebibytes} MiB of free disk space: make room and try again.`);
}
