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
import { stripVTControlCharacters } from 'node:util';
import { contentVersion } from '@lamplight/content/migrations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '../scripts/lib/places.ts';

/** The project's code with the changes that docs/extending.md describes under these titles, one after the other. */
const titles = [
  'Adding a field',
  'Adding a kind of field',
  'Adding a block type',
  'Adding a page',
  'Changing the shape',
];

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
  for (const title of titles) {
    for (const change of changesIn(title)) apply(change);
  }
  run('scripts/rules.ts');
}, 600_000);

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

/** A file that is new, or lines that are added to one, or replace some of it. */
interface FileChange {
  file: string;
  kind: string;
  body: string;
}

/** The files and diffs in a part of docs/extending.md, without what its lists are indented by. */
function changesIn(title: string): FileChange[] {
  const recipes = readFileSync(inRoot('docs/extending.md'), 'utf8');
  const [, section = ''] = recipes.split(`## ${title}\n`);
  const blocks =
    section.split('\n## ')[0]?.matchAll(/```(\w+)\n +--- (.+)\n([\s\S]*?) *```/g) ?? [];
  return [...blocks].map(([, kind = '', file = '', body = '']) => ({
    kind,
    file,
    body: body.replace(/^ {3}/gm, ''),
  }));
}

function apply({ file, kind, body }: FileChange) {
  const path = join(copy, file);
  if (kind !== 'diff') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, body);
    return;
  }
  const change = body.split('\n').filter(Boolean);
  const without = (sign: string) => change.filter((line) => !line.startsWith(sign));
  const before = without('+').map((line) => line.replace(/^-/, '').trim());
  const lines = readFileSync(path, 'utf8').split('\n');
  const places = [...lines.keys()].filter((at) =>
    before.every((line, index) => lines[at + index]?.trim() === line),
  );
  expect(places, `where ${file} is changed`).toHaveLength(1);
  lines.splice(places[0] ?? 0, before.length, ...without('-').map((line) => line.slice(1)));
  writeFileSync(path, lines.join('\n'));
}

const run = (...command: string[]) =>
  execFileSync(process.execPath, command, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });

const filesOf = (title: string) => new Set(changesIn(title).map(({ file }) => file));

test('adding a field takes the schema, the demo and the component only', () => {
  expect([...filesOf('Adding a field')]).toEqual([
    'content/src/home.ts',
    'content/demo/home.ts',
    'web/src/pages/home/Impact.tsx',
  ]);
});

test('adding a kind of field takes two files and a line for each in its registry', () => {
  const changes = changesIn('Adding a kind of field');
  expect(changes.map(({ file, kind }) => [file, kind])).toEqual([
    ['content/src/fields/timeOfDay.ts', 'ts'],
    ['content/src/fields.ts', 'diff'],
    ['web/src/editing/inputs/timeOfDay.tsx', 'tsx'],
    ['web/src/editing/inputs/kinds.ts', 'diff'],
  ]);
  const added = changes.flatMap(({ kind, body }) =>
    kind === 'diff' ? body.split('\n').filter((line) => line.startsWith('+')) : [],
  );
  expect(added).toHaveLength(2);
});

test('adding a block type takes two files only', () => {
  expect(changesIn('Adding a block type').map(({ file, kind }) => [file, kind])).toEqual([
    ['content/src/blocks/timeline.ts', 'ts'],
    ['web/src/blocks/timeline.tsx', 'tsx'],
  ]);
  expect(readFileSync(join(copy, 'content/src/blockTypes.ts'), 'utf8')).toContain('timeline');
});

test('adding a page takes seven files', () => {
  expect(filesOf('Adding a page').size).toBe(7);
});

test('changing the shape takes the steps of a field, the migration and its example', () => {
  expect(filesOf('Changing the shape')).toEqual(
    new Set([
      ...filesOf('Adding a field'),
      'content/src/migrations.ts',
      'content/src/migrations.test.ts',
    ]),
  );
});

test('the types are correct', () => {
  for (const name of packages)
    run('node_modules/typescript/bin/tsc', '-p', `${name}/tsconfig.json`);
}, 600_000);

test('additions reach rules, API, description, names, samples, navigation and visitors', () => {
  const rules = readFileSync(join(copy, 'firestore.rules'), 'utf8');
  expect(rules).toContain('ourImpact.sources.concat([]).size() <= 5');
  expect(rules).toContain('hasShapeOfReports');
  expect(rules).toContain(`data.shape == ${contentVersion + 1}`);
  const script = `
    import { nextData, storedVersion } from '@lamplight/content/documentMetadata';
    import { nameAt } from '@lamplight/content/fieldNames';
    import { homeSchema } from '@lamplight/content/home';
    import { homeSamples } from '@lamplight/content/samples/home';
    import { jsonSchemaOf } from './functions/src/api/openapi/jsonSchemas.ts';
    import { reportsSchema } from '@lamplight/content/reports';
    import { documents } from './functions/src/api/resources.ts';
    const { small, largest } = homeSamples.valid;
    console.log(JSON.stringify({
      ofList: nameAt(reportsSchema, ['reports', 1, 'year']),
      resource: documents.find(({ path }) => path === 'reports'),
      name: nameAt(homeSchema, ['ourImpact', 'sources', 1]),
      described: jsonSchemaOf(homeSchema).properties.ourImpact.properties.sources,
      samples: [small.ourImpact.sources, largest.ourImpact.sources.length],
      old: storedVersion('site/home', {
        ...{ ourImpact: { source: 'A count' }, version: 3, shape: ${contentVersion} },
      }),
      label: nextData(undefined, { content: {} }, { time: 'now', by: 'ruth' }).shape,
    }));
  `;
  expect(JSON.parse(run('--input-type=module-typescript', '-e', script))).toEqual({
    ofList: 'Report 2: Year',
    resource: { path: 'reports', documents: [{ name: 'reports' }], savedWithoutId: true },
    name: 'Source 2',
    described: expect.objectContaining({ title: 'Sources', type: 'array', maxItems: 5 }),
    samples: [['Where the figures come from'], 5],
    old: { content: { ourImpact: { sources: ['A count'] } }, version: 3 },
    label: contentVersion + 1,
  });
  const tests = ['migrations', 'emptyContent', 'adminNavigation', 'samples.test', 'fieldNames'];
  const unit = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit'];
  run(...unit, ...tests);
  // For other content, the test says the same as without the recipes.
  const seen = run(...unit, 'shownFields', '-t', 'every field of (home|reports),');
  expect(stripVTControlCharacters(seen)).toMatch(/Tests +2 passed/);
}, 600_000);
