import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import * as z from '@lamplight/content/zod';
import { execa } from 'execa';
import { Failure } from '../lib/command.ts';
import { inRoot } from '../lib/places.ts';
import { indexKey } from './cloudProject.ts';

/** What a checkout would deploy. */
export interface Source {
  /** `firestore.rules` */
  rules: string;
  /** The indexes of `firestore.indexes.json`, as `indexKey` names them, and fields such as `feedback.words`. */
  indexes: string[];
  fieldOverrides: string[];
  settings: Settings;
  declared: Declared;
}

/** The settings of the functions, by name. */
export interface Settings {
  values: Record<string, string>;
  /** Lines that say nothing, as `functions/.env:3`. */
  malformed: string[];
}

/** The declarations of the functions under some settings. */
export interface Declared {
  /** Those that are deployed, by name. */
  functions: string[];
  parameters: { name: string; type: string }[];
}

/** Reads a checkout for a project. @param declaredBy runs the functions' entry, which takes a third of a second */
export async function readSource(
  folder: string,
  project: string,
  declaredBy: (values: Settings['values']) => Promise<Declared>,
): Promise<Source> {
  const settings = readSettings(folder, ['functions/.env', `functions/.env.${project}`]);
  const { indexes, fieldOverrides } = indexFile.parse(
    JSON.parse(readFileSync(path.join(folder, 'firestore.indexes.json'), 'utf8')),
  );
  return {
    rules: readFileSync(path.join(folder, 'firestore.rules'), 'utf8'),
    indexes: indexes.map((each) => indexKey(each.collectionGroup, each.queryScope, each.fields)),
    fieldOverrides: fieldOverrides.map(
      ({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`,
    ),
    settings,
    declared: await declaredBy(settings.values),
  };
}

const indexFile = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.string(),
      fields: z.array(
        z.object({
          fieldPath: z.string(),
          order: z.string().optional(),
          arrayConfig: z.string().optional(),
        }),
      ),
    }),
  ),
  fieldOverrides: z.array(z.object({ collectionGroup: z.string(), fieldPath: z.string() })),
});

/** Reads files of settings; later ones count more. */
function readSettings(folder: string, names: string[]): Settings {
  const settings: Settings = { values: {}, malformed: [] };
  for (const name of names.filter((each) => existsSync(path.join(folder, each)))) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    Object.assign(settings.values, parseEnv(text));
    const lines = [...text.split('\n').entries()];
    const wrong = lines.filter(([, line]) => !/^\s*(#.*|[\w.]+\s*=.*)?$/.test(line));
    settings.malformed.push(...wrong.map(([at]) => `${name}:${at + 1}`));
  }
  return settings;
}

/**
 * The functions' own list of what they are, which depends on settings. Loading their entry declares everything and
 * loads nothing of what they do.
 */
const ask = `
  const exported = Object.entries(await import(process.argv[1]));
  const declared = globalThis[Symbol.for('firebase-functions:params:declaredParams')];
  const isDeployed = ({ omit }) => !(typeof omit === 'object' ? omit.value() : omit);
  const functions = exported
    .filter(([, { __endpoint }]) => __endpoint && isDeployed(__endpoint))
    .map(([name]) => name);
  const parameters = declared.map((each) => ({ name: each.name, type: each.toSpec().type }));
  process.stdout.write(JSON.stringify({ functions, parameters }), () => process.exit());
`;

const declaredShape = z.object({
  functions: z.array(z.string()).min(1),
  parameters: z.array(z.object({ name: z.string(), type: z.string() })).min(1),
});

/** Asks the functions of this checkout what they are under settings. */
export async function declaredByFunctions(values: Settings['values']): Promise<Declared> {
  const { NODE_OPTIONS: _, ...settings } = values;
  const { stdout, failed, stderr } = await execa(
    process.execPath,
    ['--input-type=module', '--eval', ask, inRoot('functions/src/index.ts')],
    { cwd: inRoot('functions'), extendEnv: false, env: settings, reject: false },
  );
  if (!failed) return declaredShape.parse(JSON.parse(stdout));
  throw new Failure(`functions/src/index.ts cannot be loaded: ${stderr.trim().split('\n').at(-1)}`);
}
