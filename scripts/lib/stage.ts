import path from 'node:path';
import { local } from './places.ts';

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
