import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { Failure } from './command.ts';
import { inRoot, root } from './places.ts';

/** From which everything is reached that the site under test is built from, or started with. */
export const siteRoots = [
  'functions/src/index.ts',
  'web/src/app/entry-client.tsx',
  'web/src/app/entry-staff.ts',
  'web/src/app/entry-attestation.ts',
  'scripts/build.ts',
  'scripts/lib/ownStage.ts',
];

/** The dependencies of the repository's code, as far as its text shows. Paths are relative to the repository. */
export interface ImportGraph {
  /** All code. */
  files: readonly string[];
  /**
   * The code that imports a file, globs it or names it in a string, such as a file that it reads or starts. The file
   * need not be code, nor exist any more.
   */
  importersOf(file: string): ReadonlySet<string>;
  /** Those, and their importers, direct and indirect. */
  dependentsOf(file: string): ReadonlySet<string>;
  /** The text of a file of code. */
  textOf(file: string): string;
}

/**
 * @param entries files whose imports are followed
 * @throws Failure after esbuild has said on stderr what of them cannot be read
 */
export async function importGraph(entries: readonly string[]): Promise<ImportGraph> {
  const { metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: entries.map((file) => `import './${file}';`).join('\n'), resolveDir: root },
    bundle: true,
    write: false,
    metafile: true,
    treeShaking: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
    jsx: 'automatic',
    outdir: '.local',
    plugins: [ownFiles],
  }).catch(() => {
    throw new Failure('What imports what cannot be told before this is put right.');
  });
  const { '<stdin>': _, ...inputs } = metafile.inputs;
  const importers = new Map<string, string[]>();
  for (const [from, { imports }] of Object.entries(inputs)) {
    for (const { path: to, external } of imports) {
      if (!external) importers.set(to, [...(importers.get(to) ?? []), from]);
    }
  }
  const texts = new Map(
    Object.keys(inputs).map((file) => [file, readFileSync(inRoot(file), 'utf8')]),
  );
  const textOf = (file: string) => texts.get(file) ?? '';

  const importersOf = (file: string) => {
    const isNamed = naming(file);
    const named = [...texts].filter(([from, text]) => from !== file && isNamed(text));
    return new Set([...(importers.get(file) ?? []), ...named.map(([from]) => from)]);
  };
  const dependentsOf = (file: string) => {
    const found = importersOf(file);
    // A set goes on with what is added in the meantime.
    for (const each of found) for (const from of importers.get(each) ?? []) found.add(from);
    found.delete(file);
    return found;
  };
  return { files: [...texts.keys()], importersOf, dependentsOf, textOf };
}

/**
 * Whether code names a file in a string: code with its folder, since names such as `routes.ts` are in many; all
 * else by its name alone, or by its whole folder.
 */
function naming(file: string): (text: string) => boolean {
  const steps = file.split('/');
  const folders = steps.slice(2).map((_, more) => steps.slice(0, more + 2).join('/'));
  const isCode = /\.tsx?$/.test(file);
  const names = isCode ? [steps.slice(-2).join('/')] : [...steps.slice(-1), ...folders];
  const strings = names.flatMap((name) => [`'${name}'`, `/${name}'`]);
  return (text) => strings.some((string) => text.includes(string));
}

/** Follows what is ours, by the names of packages and by globs too; what is no code has no imports. */
const ownFiles: Plugin = {
  name: 'own-files',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) => {
      if (kind === 'entry-point') return undefined;
      const file = name.startsWith('@lamplight/') && fileOf(name);
      return file ? { path: file } : { path: name, external: true };
    });
    onResolve({ filter: /^\.[^?]*\?/ }, ({ path: name, resolveDir }) => ({
      path: path.join(resolveDir, name.replace(/\?.*/, '')),
    }));
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8');
      const imports = globbedBy(text, path.dirname(file)).map((found) => `\nimport('./${found}');`);
      return { contents: text + imports.join(''), loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
    onLoad({ filter: /./ }, ({ path: file }) =>
      /\.(m?js|json)$/.test(file) ? undefined : { contents: '' },
    );
  },
};

/** The file that a name of one of our packages stands for; the built pages are what they are built from. */
function fileOf(name: string): string | undefined {
  if (name === '@lamplight/web/server') return inRoot('web/src/app/entry-server.tsx');
  return name === '@lamplight/web/manifest' ? undefined : fileURLToPath(import.meta.resolve(name));
}

/** The files that `import.meta.glob` finds in a file of the folder. */
function globbedBy(text: string, folder: string): string[] {
  const calls = text.matchAll(/import\.meta\.glob(?:<[^>]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g);
  return [...calls].flatMap(([, given = '']) => {
    const patterns = [...given.matchAll(/'([^']*)'/g)].map(([, pattern = '']) => pattern);
    const left = patterns.filter((pattern) => pattern.startsWith('!'));
    return globSync(
      patterns.filter((pattern) => !pattern.startsWith('!')),
      { cwd: folder, exclude: left.map((pattern) => pattern.slice(1)) },
    );
  });
}
