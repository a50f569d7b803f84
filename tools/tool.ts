import { command, type ParsedArguments, UsageError } from '../scripts/lib/command.ts';
import { toolCommands } from './commands.mjs';

/** Runs a command of `tools/run.mjs` to its end, as `command` does those of package.json. */
export const tool = (name: string, run: (given: ParsedArguments) => Promise<number>) =>
  command(name, run, { table: toolCommands });

/** The number in a word, or a default if there is no word. @throws UsageError */
export function numberIn(word: string | undefined, otherwise: number): number {
  const number = Number(word ?? otherwise);
  if (Number.isInteger(number) && number > 0) return number;
  throw new UsageError(`“${word}” is no number.`);
}
