import {
  type Command,
  type ParsedArguments,
  readArguments,
  usageErrorText,
} from './commandLine.mjs';
import { commands } from './commands.mjs';

export type { ParsedArguments };

/** Something its reader can put right: the message is one plain sentence with the remedy. */
export class Failure extends Error {
  override name = 'Failure';
}

/** Arguments that a command cannot do anything with: one sentence, to which how it is used is added. */
export class UsageError extends Failure {}

/** The sentence for any error that ends a command; unforeseen ones keep their own message. */
export function sentence(error: unknown): string {
  if (error instanceof Failure) return error.message;
  if (codeOf(error) === 'ENOSPC') return 'The disk is full: make room and try again.';
  const message = error instanceof Error ? error.message : String(error);
  return `Something unforeseen went wrong: ${message.trim().replace(/\.$/, '')}.`;
}

/** The code of a system error (`ENOENT`, `EADDRINUSE` …), undefined for every other one. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The steps that undo things when the command ends, however it ends. */
interface Ending {
  /** The orderly way, which may take seconds. */
  orderly(): Promise<void>;
  /** The way for an impatient second Ctrl-C: synchronous. */
  atOnce?(): void;
}

const endings: Ending[] = [];
let endedAt: number | undefined;

/** npm and the terminal both deliver one Ctrl-C; what comes this soon is the same one. */
const sameKeystrokeMs = 500;

/** Registers what is to be undone at the end; the last registered is undone first. */
export function onExit(ending: Ending): void {
  endings.push(ending);
}

/** Has a program, as execa starts it, end with the command at the latest. */
export function endWith(program: { kill(): boolean }): void {
  const end = () => void program.kill();
  onExit({ orderly: async () => end(), atOnce: end });
}

/** Whether the end has begun, so that what fails now fails because of it. */
export const isEnding = () => endedAt !== undefined;

async function end(status: number): Promise<never> {
  endedAt = Date.now();
  let worst = status;
  for (const ending of endings.reverse()) {
    await ending.orderly().catch((error: unknown) => {
      process.stderr.write(`${sentence(error)}\n`);
      worst = 1;
    });
  }
  process.exit(worst);
}

type Table = Record<string, Command>;

/** Parses the arguments of a command of the table. @throws UsageError */
export function parseArguments(
  name: string,
  args: string[],
  table: Table = commands,
): ParsedArguments {
  const parsed = readArguments(name, args, table);
  if ('words' in parsed) return parsed;
  throw new UsageError('wrong' in parsed ? parsed.wrong : 'There is only help');
}

/**
 * Runs a command of a table, by default that of package.json, to its end and exits the process with its status. An
 * error becomes one sentence on stderr and status 1, or 2 where its arguments are wrong. Ctrl-C, SIGTERM, SIGHUP or the
 * death of the process that started it end it in an orderly way with `interruptedStatus`, a second Ctrl-C at once with
 * 130.
 */
export async function command(
  name: string,
  run: (given: ParsedArguments) => Promise<number>,
  { interruptedStatus = 130, table = commands }: { interruptedStatus?: number; table?: Table } = {},
): Promise<void> {
  const onSignal = () => {
    if (endedAt === undefined) void end(interruptedStatus);
    else if (Date.now() - endedAt > sameKeystrokeMs) {
      for (const ending of endings) ending.atOnce?.();
      process.exit(130);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  process.on('disconnect', onSignal);
  process.channel?.unref();
  try {
    const args = process.argv.slice(2);
    const parsed = readArguments(name, args, table);
    if ('help' in parsed) console.log(parsed.help);
    const status = 'help' in parsed ? 0 : await run(parseArguments(name, args, table));
    if (!isEnding()) await end(status);
  } catch (error) {
    if (isEnding()) return;
    const isUsageError = error instanceof UsageError;
    process.stderr.write(
      `${isUsageError ? usageErrorText(name, error.message, table) : sentence(error)}\n`,
    );
    await end(isUsageError ? 2 : 1);
  }
}
