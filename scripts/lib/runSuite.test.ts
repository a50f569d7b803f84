import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test, vi } from 'vitest';
import { inRoot } from './places.ts';
import { isRunning, knownOf, tryKill } from './processes.ts';
import { runProgram } from './runSuite.ts';

const waiting = { timeout: 10_000, interval: 50 };

const run = (code: string) => runProgram(['-e', code]);

test('reports whether a program succeeded and all its output, in order', async () => {
  const printing = 'process.stdout.write("1 "); setTimeout(() => process.stderr.write("2"), 100)';
  expect(await run(printing)).toEqual({ succeeded: true, output: '1 2' });
  expect(await run('console.log("no"); process.exitCode = 3')).toEqual({
    succeeded: false,
    output: 'no\n',
  });
});

test('passes on each line as it is printed, without colours', async () => {
  const lines: string[] = [];
  const code = 'console.log("\\u001b[31m× red\\u001b[39m"); console.error("last")';
  const { output } = await runProgram(['-e', code], process.env, (line) => lines.push(line));
  expect(lines).toEqual(['× red', 'last']);
  expect(output).toContain('\u001b[31m× red');
});

test('reports a program that was killed', async () => {
  const { succeeded, output } = await run('process.kill(process.pid, "SIGKILL")');
  expect(succeeded).toBe(false);
  expect(output).toContain('SIGKILL');
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a command that gets %s ends the program it runs',
  async (signal) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lamplight-ending-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'pid');
    const program = `
      require('node:fs').writeFileSync('${file}', String(process.pid));
      setInterval(() => {}, 1_000);
    `;
    const text = `
      import { command } from '${inRoot('scripts/lib/command.ts')}';
      import { runProgram } from '${inRoot('scripts/lib/runSuite.ts')}';
      await command('rules', async () => void (await runProgram(['-e', ${JSON.stringify(program)}])));
    `;
    const started = execa(process.execPath, ['--input-type=module', '-e', text], { reject: false });
    const known = await vi.waitFor(() => {
      const [found] = knownOf([Number(readFileSync(file, 'utf8'))]);
      if (!found) throw new Error('The program does not run yet');
      return found;
    }, waiting);
    onTestFinished(() => tryKill(known.pid, 'SIGKILL'));
    started.kill(signal);
    expect((await started).exitCode).toBe(130);
    await vi.waitFor(() => expect(isRunning(known)).toBe(false), waiting);
  },
  30_000,
);
