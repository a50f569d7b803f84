import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** A path inside the repository. */
export const inRoot = (...parts: string[]) => path.join(root, ...parts);

/** A path in the folder for everything that local runs generate; git ignores it. */
export const local = (...parts: string[]) => path.join(root, '.local', ...parts);
