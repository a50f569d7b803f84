import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from './places.ts';

/** The project's code with the change that README describes under “Adding a field”. */
let copy = '';

const packages = ['content', 'functions', 'web'];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'lamplight-field-'));
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', '.', ':!*.webp'],
    {
      cwd: inRoot('.'),
    },
  );
  for (const file of files.toString().split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(inRoot(file), join(copy, file));
  }
  linkModules('node_modules');
  linkModules('functions/node_modules');
  for (const change of changesInReadme()) apply(change);
  run('scripts/rules.ts');
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** All packages as they are, but the project's own, which are those of the copy. */
function linkModules(folder: string) {
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of readdirSync(inRoot(folder)).filter((each) => each !== '@lamplight')) {
    symlinkSync(inRoot(folder, name), join(copy, folder, name));
  }
  mkdirSync(join(copy, folder, '@lamplight'));
  for (const name of packages) {
    symlinkSync(join(copy, name), join(copy, folder, '@lamplight', name));
  }
}

interface FileChange {
  file: string;
  /** The lines before what is added, and what is added. */
  before: string;
  added: string;
}

/** The diffs of the README, of which the lines are compared without what they are indented by. */
function changesInReadme(): FileChange[] {
  const readme = readFileSync(inRoot('README.md'), 'utf8');
  const [, section = ''] = readme.split('## Adding a field\n');
  const diffs = section.split('\n## ')[0]?.matchAll(/```diff\n\s*--- (.+)\n([\s\S]*?)```/g) ?? [];
  return [...diffs].map(([, file = '', body = '']) => {
    const lines = body
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    const isAdded = (line: string) => line.startsWith('+');
    const added = lines.filter(isAdded).map((line) => line.slice(1).trim());
    return {
      file,
      before: lines.filter((line) => !isAdded(line)).join('\n'),
      added: added.join('\n'),
    };
  });
}

function apply({ file, before, added }: FileChange) {
  const path = join(copy, file);
  const lines = readFileSync(path, 'utf8').split('\n');
  const wanted = before.split('\n');
  const places = [...lines.keys()].filter((at) =>
    wanted.every((line, index) => lines[at + index]?.trim() === line),
  );
  expect(places, `where ${file} is changed`).toHaveLength(1);
  lines.splice((places[0] ?? 0) + wanted.length, 0, added);
  writeFileSync(path, lines.join('\n'));
}

const run = (...command: string[]) =>
  execFileSync(process.execPath, command, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });

test('the README names the schema, the demo and the component, and nothing else', () => {
  expect(changesInReadme().map(({ file }) => file)).toEqual([
    'content/src/home.ts',
    'content/demo/home.ts',
    'web/src/pages/home/Impact.tsx',
  ]);
});

test('the types are right', () => {
  for (const name of packages)
    run('node_modules/typescript/bin/tsc', '-p', `${name}/tsconfig.json`);
}, 120_000);

test('it is in the rules, the API and its description, history and questions, and on its page', () => {
  expect(readFileSync(join(copy, 'firestore.rules'), 'utf8')).toContain('ourImpact.source');
  const script = `
    import { nameAt } from '@lamplight/content/fieldNames';
    import { homeSchema } from '@lamplight/content/home';
    import { homeSamples } from '@lamplight/content/samples/home';
    import { jsonSchemaOf } from './functions/src/api/openapi/jsonSchemas.ts';
    const { small, largest } = homeSamples.valid;
    console.log(JSON.stringify({
      name: nameAt(homeSchema, ['ourImpact', 'source']),
      described: jsonSchemaOf(homeSchema).properties.ourImpact.properties.source,
      samples: [small.ourImpact.source, largest.ourImpact.source.length],
    }));
  `;
  expect(JSON.parse(run('--input-type=module-typescript', '-e', script))).toEqual({
    name: 'Impact: Where the figures come from',
    described: expect.objectContaining({ title: 'Where the figures come from', type: 'string' }),
    samples: ['Where the figures come from', 200],
  });
  const tests = ['web/src/app/shownFields', 'web/src/editing/inputs', 'content/src/samples'];
  run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...tests);
}, 120_000);
