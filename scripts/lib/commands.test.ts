import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseArguments, UsageError } from './command.ts';
import { readArguments } from './commandLine.mjs';
import { commands } from './commands.mjs';
import { inRoot } from './places.ts';

const names = Object.keys(commands);
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(inRoot('package.json'), 'utf8'),
);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lamplight-commands-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command as package.json does, in an empty folder. */
const run = (name: string, ...args: string[]) =>
  execa(process.execPath, [inRoot('scripts/run.mjs'), name, ...args], {
    cwd: folder,
    reject: false,
  });

test('the table lists all commands of package.json except the linter’s', () => {
  const own = Object.entries(scripts).filter(([, script]) => !script.startsWith('biome '));
  expect(own).toEqual(names.map((name) => [name, `exec node scripts/run.mjs ${name}`]));
});

test('README names only existing commands', () => {
  const readme = readFileSync(inRoot('README.md'), 'utf8');
  const named = readme.matchAll(/`npm (?:run )?(start|test|(?<=run )[\w:]+)/g);
  const unknown = [...named].map(([, name = '']) => name).filter((name) => !scripts[name]);
  expect(unknown).toEqual([]);
});

test('every command reads its arguments under its own name', () => {
  for (const name of names) {
    const script = readFileSync(inRoot(`${commands[name]?.script}.ts`), 'utf8');
    expect(script, name).toMatch(new RegExp(`^await command\\(\\s*'${name}',`, 'm'));
  }
});

test.each(names)('%s prints its usage', (name) => {
  const parsed = readArguments(name, ['-h'], commands);
  expect(parsed).toEqual(readArguments(name, ['--help'], commands));
  const help = 'help' in parsed ? parsed.help : '';
  expect(help).toMatch(new RegExp(`^Usage: npm (run )?${name}( -- .+)?\n`));
  const options = Object.keys(commands[name]?.options ?? {});
  for (const each of [...options, 'help']) expect(help).toContain(`\n  --${each}`);
});

test('asking a command for its usage runs nothing else', async () => {
  const { exitCode, stdout, stderr } = await run('build', '--help');
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(stdout).toMatch(/^Usage: npm run build( -- .+)?\n/);
  expect(readdirSync(folder)).toEqual([]);
});

test('an unknown option is rejected with one sentence', async () => {
  const { exitCode, stdout, stderr } = await run('build', '--unheard-of');
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  expect(stderr).toBe("Unknown option '--unheard-of': see npm run build -- --help.");
  expect(readdirSync(folder)).toEqual([]);
});

test('an unknown command is answered with a list of the known ones', async () => {
  const { exitCode, stderr } = await run('../secret');
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/^There is no command “\.\.\/secret”: there are start, dev, /);
});

test('a script run directly reads its arguments the same way', async () => {
  const rules = (option: string) =>
    execa(process.execPath, [inRoot('scripts/rules.ts'), option], { reject: false });
  expect(await rules('--help')).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('Usage: npm run rules\n'),
  });
  expect(await rules('--unheard-of')).toMatchObject({
    exitCode: 2,
    stderr: "Unknown option '--unheard-of': see npm run rules -- --help.",
  });
}, 30_000);

test.each([
  ['rules', ['now'], '“now” is one too many'],
  ['restore', ['a', 'b'], '“b” is one too many'],
  ['restore', ['a', '--replace'], "Option '--replace <value>' argument missing"],
  ['start', ['--fresh=1'], "Option '--fresh' does not take an argument"],
  ['import', ['a', '--site', '--dry-run'], "Option '--site' argument is ambiguous"],
])('%s rejects %j', (name, args, wrong) => {
  expect(readArguments(name, args, commands)).toEqual({ wrong });
  expect(() => parseArguments(name, args)).toThrow(UsageError);
});

test('words and options can come in any order', () => {
  const given = parseArguments('deploy', ['--accept', 'region', '--dry-run', '--accept=deletions']);
  expect(given.flag('dry-run')).toBe(true);
  expect(given.texts('accept')).toEqual(['region', 'deletions']);
  expect(given.text('manager')).toBeUndefined();
  expect(() => given.flag('dryrun')).toThrow('deploy has no option dryrun');
  expect(parseArguments('restore', ['--replace', 'ours', 'file']).words).toEqual(['file']);
});
