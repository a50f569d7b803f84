import { rmSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build as esbuild, type Plugin } from 'esbuild';
import { inRoot } from './places.ts';

/** The folders that a build writes. */
export interface BuildFolders {
  /** Static files: the client build with its manifest in `.vite/manifest.json`. */
  client: string;
  /** The server build of the pages. */
  server: string;
  /** The functions' bundle, `index.js`. */
  functions: string;
}

/**
 * What the cloud installs beside the bundle; everything else is bundled. It belongs to the runtime: it
 * must be the copy that the platform's own tools find.
 */
const external = 'firebase-admin';

/** CommonJS packages ask for `require`, which an ES module does not have by itself. */
const banner = [
  "import { createRequire as createRequireOfBundle } from 'node:module';",
  'const require = createRequireOfBundle(import.meta.url);',
].join('\n');

/**
 * Bundles functions/src/index.ts, the content model and the server build into one file, beside which
 * lie others with what is imported when it is first needed.
 */
export async function bundleFunctions(folders: BuildFolders): Promise<void> {
  rmSync(folders.functions, { recursive: true, force: true });
  await esbuild(bundleOptions(folders));
}

/** The options of that bundle, for watching as well as for building once. */
export const bundleOptions = (folders: BuildFolders): BuildOptions => ({
  entryPoints: [inRoot('functions/src/index.ts')],
  outdir: folders.functions,
  chunkNames: 'parts/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  sourcemap: 'linked',
  external: [external, `${external}/*`],
  banner: { js: banner },
  define: { 'process.env.NODE_ENV': '"production"' },
  minify: true,
  plugins: [pagesFrom(folders), withoutUnpacking, lazyAdmin, withoutLocales],
  logLevel: 'warning',
});

/**
 * ExcelJS brings along what it would read workbooks with, which is never done: a quarter of what it
 * weighs, from packages that nobody keeps and of which one states no licence.
 */
const withoutUnpacking: Plugin = {
  name: 'without-unpacking',
  setup: ({ onResolve, onLoad }) => {
    const filter = /^unzipper$/;
    onResolve({ filter }, ({ path: name }) => ({ path: name, namespace: 'left-out' }));
    onLoad({ filter, namespace: 'left-out' }, () => ({ contents: 'module.exports = {};' }));
  },
};

/** The validator brings its texts along in fifty languages; it is told to speak in ours. */
const withoutLocales: Plugin = {
  name: 'without-locales',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/zod\/v4\/locales\/index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    }));
  },
};

/** The functions import the pages by name; which build of them is decided here. */
function pagesFrom({ client, server }: BuildFolders): Plugin {
  const files: Record<string, string> = {
    '@lamplight/web/server': path.join(server, 'entry-server.js'),
    '@lamplight/web/manifest': path.join(client, '.vite/manifest.json'),
  };
  return {
    name: 'pages',
    setup: ({ onResolve }) => {
      onResolve({ filter: /^@lamplight\/web\// }, ({ path: name }) => {
        const file = files[name];
        return file ? { path: file } : undefined;
      });
    },
  };
}

/** What the library of functions uses of the Admin SDK, by module. */
const usedOfAdmin: Record<string, string[]> = {
  'firebase-admin/app': ['applicationDefault', 'deleteApp', 'getApp', 'initializeApp'],
  'firebase-admin/app-check': ['getAppCheck'],
  'firebase-admin/auth': ['getAuth'],
  'firebase-admin/firestore': ['getFirestore'],
};

/**
 * The library of functions imports the Admin SDK at its beginning, for kinds of functions that there are
 * none of here: 110 ms before anything is answered, or 400 with those that events start
 * (docs/decisions/0061-the-functions-library-is-bundled.md). With this it does so when it first uses it, as
 * our own code does with `lazy`; `loaded.test.ts` in tests/functions fails without. It may go when the library imports
 * what it uses of the SDK by itself.
 */
const lazyAdmin: Plugin = {
  name: 'lazy-admin',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^firebase-admin\// }, ({ path: name, importer }) =>
      /\/node_modules\/firebase-functions\//.test(importer)
        ? { path: name, namespace: 'lazy' }
        : undefined,
    );
    onLoad({ filter: /./, namespace: 'lazy' }, ({ path: name }) => ({
      contents: (usedOfAdmin[name] ?? []).map((each) => forwarding(name, each)).join('\n'),
    }));
  },
};

const forwarding = (module: string, name: string) =>
  `export const ${name} = (...given) => require('${module}').${name}(...given);`;
