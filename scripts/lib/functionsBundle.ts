import { rmSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build as esbuild, type Plugin } from 'esbuild';
import { adminWhenUsed } from './adminWhenUsed.ts';
import type { BuildFolders } from './build.ts';
import { inRoot } from './places.ts';

/**
 * What the cloud installs beside the bundle; everything else is bundled. These two belong to the
 * runtime: they must be the copies that the platform's own tools find.
 */
const external = ['firebase-admin'];

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
  external: external.flatMap((name) => [name, `${name}/*`]),
  banner: { js: banner },
  define: { 'process.env.NODE_ENV': '"production"' },
  minify: true,
  plugins: [pagesFrom(folders), withoutUnpacking, adminWhenUsed, withoutLocales],
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
