import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readArguments } from '../scripts/lib/commandLine.mjs';
import { inRoot } from '../scripts/lib/places.ts';
import { toolCommands } from './commands.mjs';

const names = Object.keys(toolCommands);

test('every tool reads its arguments under its own name', () => {
  for (const name of names.filter((each) => !toolCommands[each]?.given)) {
    const script = readFileSync(inRoot(`${toolCommands[name]?.script}.ts`), 'utf8');
    expect(script, name).toMatch(new RegExp(`^await tool\\(\\s*'${name}',`, 'm'));
  }
});

test.each(names)('%s prints its usage', (name) => {
  expect(readArguments(name, ['--help'], toolCommands)).toEqual({
    help: expect.stringMatching(`^Usage: node tools/run.mjs ${name}`),
  });
});

test('docs and README of the tools name only existing tools', () => {
  const texts = ['tools/README.md', 'docs/performance.md', 'docs/scale.md', 'CONTRIBUTING.md'];
  const named = texts.flatMap((file) => [
    ...readFileSync(inRoot(file), 'utf8').matchAll(/node tools\/run\.mjs ([\w:]+)/g),
  ]);
  expect(named.length).toBeGreaterThan(0);
  expect(named.map(([, name = '']) => name).filter((name) => !names.includes(name))).toEqual([]);
});
