import { command, type Given } from '../scripts/lib/command.ts';
import { toolCommands } from './commands.mjs';

/** Runs a command of `tools/run.mjs` to its end, as `command` does those of package.json. */
export const tool = (name: string, run: (given: Given) => Promise<number>) =>
  command(name, run, { table: toolCommands });
