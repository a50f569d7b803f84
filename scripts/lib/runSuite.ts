import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { endWith, sentence } from './command.ts';
import { root } from './places.ts';
import { type Counts, type Run, soundCounts } from './suites.ts';

/** What became of a suite. */
export interface Result extends Counts {
  /** What its programs printed. */
  output: string;
}

/** No program may hang the whole run; a busy machine takes several times as long as a quiet one. */
const timeoutMinutes = 40;

/**
 * Runs a suite, or some of it, as soon as `ready` resolves. Its programs leave their counts in the file `report`.
 * Never rejects: what goes wrong is a failure of the suite.
 */
export async function runSuite(
  { suite, only }: Run,
  report: string,
  ready: () => Promise<void>,
  env: NodeJS.ProcessEnv,
): Promise<Result> {
  try {
    await ready();
    const results = [];
    for (const args of suite.programs(report, only)) {
      results.push(await runProgram(args, env, tellFailure));
    }
    const succeeded = results.every((each) => each.succeeded);
    const printed = results.map((each) => each.output).join('');
    const output = process.stdout.isTTY ? printed : stripVTControlCharacters(printed);
    const counts = suite.count && existsSync(report) ? suite.count(report) : undefined;
    const nothing = suite.count ? { passed: 0, failed: 0 } : undefined;
    return { ...soundCounts(counts ?? nothing, succeeded), output };
  } catch (error) {
    return { passed: 0, failed: 1, output: sentence(error) };
  }
}

/** Names a test that failed at once: all that is known of it follows at the end of the suite, minutes later. */
function tellFailure(line: string): void {
  if (/^\s*[✘×]/.test(line)) console.log(line.trim());
}

/**
 * Runs a program under this Node and collects what it prints.
 * @param onLine is called with each line as it is printed, without colours
 */
export async function runProgram(
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
  onLine?: (line: string) => void,
) {
  const program = execa(process.execPath, args, {
    cwd: root,
    env,
    extendEnv: false,
    stdin: 'ignore',
    all: true,
    stripFinalNewline: false,
    reject: false,
    timeout: timeoutMinutes * 60_000,
    // A browser that is asked to end takes longer than the usual five seconds on a busy machine.
    forceKillAfterDelay: 30_000,
  });
  endWith(program);
  if (onLine) {
    const lines = createInterface({ input: program.all });
    lines.on('line', (line) => onLine(stripVTControlCharacters(line)));
  }
  const { failed, exitCode, all = '', shortMessage = '' } = await program;
  // One that did not end by itself says nothing of why.
  return { succeeded: !failed, output: exitCode === undefined ? `${all}\n${shortMessage}\n` : all };
}
