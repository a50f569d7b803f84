import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const built = path.join(process.env.LAMPLIGHT_STAGE ?? '', 'functions/lib');
const parts = path.join(built, 'parts');

/** The built file of a part that is imported when it is needed. */
function part(name: string): string {
  const file = readdirSync(parts).find((each) => new RegExp(`^${name}-\\w+\\.js$`).test(each));
  if (!file) throw new Error(`There is no part ${name}`);
  return path.join(parts, file);
}

/** The files that load with these: code, its sources, and packages next to it. */
function loadedWith(...files: string[]) {
  const loaded = new Map<string, string>();
  const packages = new Set<string>();
  const load = (file: string) => {
    if (loaded.has(file)) return;
    const code = readFileSync(file, 'utf8');
    loaded.set(file, code);
    for (const [, name = ''] of code.matchAll(/(?:\bfrom|\bimport)\s?"([^"]+)"/g)) {
      if (name.startsWith('.')) load(path.resolve(path.dirname(file), name));
      else packages.add(name);
    }
  };
  for (const file of [path.join(built, 'index.js'), ...files]) load(file);
  const sources = [...loaded.keys()]
    .filter((file) => !path.basename(file).startsWith('rolldown-runtime'))
    .flatMap((file): string[] => JSON.parse(readFileSync(`${file}.map`, 'utf8')).sources);
  const bytes = [...loaded.values()].reduce((sum, code) => sum + code.length, 0);
  return { packages: [...packages], sources, bytes };
}

/** The files that load before a visitor's first answer. */
const firstResponse = {
  api: loadedWith(part('api')),
  site: loadedWith(part('site'), part('rendering')),
  pictures: loadedWith(part('pictures')),
  files: loadedWith(part('files')),
};

describe.each(Object.entries(firstResponse))(
  'for its first answer, %s',
  (_, { packages, sources }) => {
    test('does not load the Admin SDK', () => {
      expect(packages.filter((name) => name.startsWith('firebase-admin'))).toEqual([]);
    });

    test('loads no other languages of the validator', () => {
      const locales = sources.filter((source) => /zod\/v4\/locales\/(?!en\.|index\.)/.test(source));
      expect(locales).toEqual([]);
    });

    test('loads no code for workbooks or mail', () => {
      expect(sources.filter((source) => /\/(exceljs|nodemailer)\//.test(source))).toEqual([]);
    });
  },
);

test('the API loads no code of the pages', () => {
  expect(
    firstResponse.api.sources.filter((source) => /react|chakra|entry-server/.test(source)),
  ).toEqual([]);
});

test('the pages load no code of the API', () => {
  expect(firstResponse.site.sources.filter((source) => /express|src\/api\//.test(source))).toEqual(
    [],
  );
  expect(firstResponse.site.sources.some((source) => source.includes('entry-server'))).toBe(true);
});

// In thousands of bytes. Raise one when there is something worth the time: 100 take some 5 ms.
test.each([
  ['api', 862],
  ['site', 786],
  ['pictures', 173],
  ['files', 180],
] as const)('%s stays within its budget', (name, budget) => {
  expect(firstResponse[name].bytes / 1_000).toBeLessThan(budget);
});
