import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { type Counts, soundCounts } from './counts.ts';
import { atTheEnd } from './endings.ts';
import { sentence } from './failure.ts';
import { root } from './places.ts';
import { tryKill } from './processes.ts';
import type { Suite } from './suites.ts';

/** What became of a suite. */
export interface Result extends Counts {
  /** What its programs printed. */
  output: string;
}

/** No program may hang the whole run, minutes; a busy machine takes several times as long as a quiet one. */
const limit = 40;

/**
 * Runs a suite, or `only` some of its files, as soon as `ready` resolves. Its programs leave their
 * counts in the file `report`.
 * Never rejects: what goes wrong is a failure of the suite.
 */
export async function runSuite(
  suite: Suite,
  { report, only }: { report: string; only: readonly string[] },
  ready: () => Promise<void>,
  env: NodeJS.ProcessEnv,
): Promise<Result> {
  try {
    await ready();
    const results = [];
    for (const args of suite.programs(report, only)) results.push(await runProgram(args, env));
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

/** Runs a program under this Node and collects what it prints. */
export function runProgram(args: string[], env: NodeJS.ProcessEnv = process.env) {
  return new Promise<{ succeeded: boolean; output: string }>((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limit * 60_000,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const kill = () => {
      if (child.pid && child.exitCode === null) tryKill(child.pid, 'SIGTERM');
    };
    atTheEnd({ orderly: async () => kill(), atOnce: kill });
    child.on('error', (error) => resolve({ succeeded: false, output: error.message }));
    child.on('close', (code, signal) => {
      if (signal) output += `\nEnded by ${signal} (a suite may take ${limit} minutes).\n`;
      resolve({ succeeded: code === 0, output });
    });
  });
}
