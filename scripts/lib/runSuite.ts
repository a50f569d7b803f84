import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { endWith, sentence } from './command.ts';
import { root } from './places.ts';
import type { Run } from './suites.ts';
import { type FailedTest, reportIn, soundReport, type TestReport } from './testReport.ts';

/** What became of a suite. */
export interface Result extends TestReport {
  /** What its programs printed. */
  output: string;
}

/** No program may hang the whole run; a busy machine takes several times as long as a quiet one. */
const timeoutMinutes = 40;

/**
 * Runs a suite, or some of it, as soon as `ready` resolves. Its programs leave their report in the file `report`.
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
    rmSync(report, { force: true });
    const results = [];
    for (const args of suite.programs(report, only)) {
      results.push(await runProgram(args, env, tellFailure));
    }
    const succeeded = results.every((each) => each.succeeded);
    const printed = results.map((each) => each.output).join('');
    const plain = stripVTControlCharacters(printed);
    const nothing = suite.read ? { passed: 0, failed: 0, failures: [] } : undefined;
    const read = reportIn(report, suite.read) ?? nothing;
    const output = process.stdout.isTTY ? printed : plain;
    return { ...soundReport(read, succeeded, plain), output };
  } catch (error) {
    const why = sentence(error);
    const failures = [{ place: '', title: 'could not be run', why }];
    return { passed: 0, failed: 1, failures, output: why };
  }
}

/** More tests than this don't fail by chance. */
const maxByChance = 3;

/**
 * Runs the tests that failed once more, each alone. In CI those that then pass are flaky, so that one of thousands doesn't
 * refuse a day's work; they are mended next.
 * @param runAlone runs the suite with what is at one place only
 */
export async function runFailedAgain(
  first: Result,
  runAlone: (place: string) => Promise<Result>,
): Promise<Result & { flaky: FailedTest[] }> {
  const places = new Set(first.failures.map(({ place }) => place));
  if (places.size > maxByChance || places.has('')) return { ...first, flaky: [] };
  const failures: FailedTest[] = [];
  const flaky: FailedTest[] = [];
  for (const place of places) {
    const again = await runAlone(place);
    const there = first.failures.filter((each) => each.place === place);
    (again.failed > 0 ? failures : flaky).push(...there);
  }
  const passed = first.passed + flaky.length;
  return { ...first, passed, failed: failures.length, failures, flaky };
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
  minutes = timeoutMinutes,
) {
  const program = execa(process.execPath, args, {
    cwd: root,
    env,
    extendEnv: false,
    stdin: 'ignore',
    all: true,
    stripFinalNewline: false,
    reject: false,
    timeout: minutes * 60_000,
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
