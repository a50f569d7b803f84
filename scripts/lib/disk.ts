import { statfs } from 'node:fs/promises';
import { Failure } from './failure.ts';
import { root } from './places.ts';

/** @throws Failure where less than `mebibytes` are free on the disk of the checkout. */
export async function checkFreeSpace(mebibytes = 200, folder = root): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= mebibytes * 1024 ** 2) return;
  throw new Failure(`This needs ${mebibytes} MiB of free disk space: make room and try again.`);
}
