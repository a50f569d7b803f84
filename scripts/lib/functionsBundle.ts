import path from 'node:path';
import { type InlineConfig, type Plugin, build as viteBuild } from 'vite';
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
 * Packages that the cloud installs next to the bundle; everything else is bundled. They belong to the runtime: they
 * must be the copies that the platform's own tools find.
 */
const external = /^firebase-admin(\/|$)/;

/**
 * The modules that an instance's first answer needs, with their imports, in one file for each step of
 * loading: finding and reading a file takes half a millisecond, and there were twenty-five.
 */
const pieces = [
  { name: 'start', test: /functions\/src\/index\.ts$/, priority: 4 },
  // The modules that pictures and files need too, without the rest.
  {
    name: 'common',
    test: /\/(visitorStore|servingBytes|byteHead|src\/pictureFile|src\/fileContent)\.ts$|\/lru-cache\//,
    priority: 3,
  },
  // It asks for content, which comes while the rest is loaded.
  { name: 'site', test: /functions\/src\/site\/site\.ts$/, priority: 2 },
  { name: 'content', test: /content\/src\/(contentSource|shownStore)\.ts$/, priority: 1 },
  { name: 'rendering', test: /functions\/src\/site\/pages\.ts$/, priority: 0 },
];

/**
 * Bundles functions/src/index.ts, the content model and the server build into one file, next to which
 * lie others with what is imported when it is first needed.
 */
export async function bundleFunctions(folders: BuildFolders): Promise<void> {
  await viteBuild(bundleConfig(folders));
}

/** The configuration of that bundle, for watching as well as for building once. */
export const bundleConfig = (folders: BuildFolders): InlineConfig => ({
  root: inRoot('functions'),
  configFile: false,
  mode: 'production',
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [pagesFrom(folders), withoutUnpacking, lazyAdmin, lazyEvents, withoutLocales],
  build: {
    ssr: 'src/index.ts',
    outDir: folders.functions,
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    minify: true,
    // Nobody downloads it.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rollupOptions: {
      output: {
        chunkFileNames: 'parts/[name]-[hash].js',
        hashCharacters: 'hex',
        codeSplitting: { groups: pieces },
      },
    },
  },
  ssr: { noExternal: true },
});

/**
 * ExcelJS includes code that reads workbooks, which is never used: a quarter of its
 * size, from packages that nobody maintains, one without a licence.
 */
const withoutUnpacking: Plugin = {
  name: 'without-unpacking',
  enforce: 'pre',
  resolveId: (name) => (name === 'unzipper' ? '\0left-out' : undefined),
  load: (id) => (id === '\0left-out' ? 'module.exports = {};' : undefined),
};

/** The validator brings its texts along in fifty languages; it is told to speak in ours. */
const withoutLocales: Plugin = {
  name: 'without-locales',
  load: (id) =>
    id.endsWith('/zod/v4/locales/index.js')
      ? "export { default as en } from './en.js';"
      : undefined,
};

/** The functions import the pages by name; which build of them is decided here. */
function pagesFrom({ client, server }: BuildFolders): Plugin {
  const files: Record<string, string> = {
    '@lamplight/web/server': path.join(server, 'entry-server.js'),
    '@lamplight/web/manifest': path.join(client, '.vite/manifest.json'),
  };
  return { name: 'pages', enforce: 'pre', resolveId: (name) => files[name] };
}

/** The exports of the Admin SDK that the library of functions uses, by module. */
const usedOfAdmin: Record<string, string[]> = {
  'firebase-admin/app': ['applicationDefault', 'deleteApp', 'getApp', 'initializeApp'],
  'firebase-admin/app-check': ['getAppCheck'],
  'firebase-admin/auth': ['getAuth'],
  'firebase-admin/firestore': ['getFirestore'],
};

/**
 * The library of functions imports the Admin SDK at its beginning, for kinds of functions that there are
 * none of here: 110 ms before anything is answered, or 400 with those that events start.
 * With this it does so when it first uses it, as
 * our own code does with `lazyHandler`; `loaded.test.ts` in tests/functions fails without. It may go when the library imports
 * what it uses of the SDK by itself.
 */
const lazyAdmin: Plugin = {
  name: 'lazy-admin',
  enforce: 'pre',
  resolveId: (name, importer = '') => {
    if (!external.test(name)) return undefined;
    const isOfLibrary = importer.includes('/node_modules/firebase-functions/');
    return isOfLibrary ? lazy + name : { id: name, external: true };
  },
  load: (id) => {
    if (!id.startsWith(lazy)) return undefined;
    const module = id.slice(lazy.length);
    return (usedOfAdmin[module] ?? []).map((name) => forwarding(module, name)).join('\n');
  },
};

const lazy = '\0lazy:';

const forwarding = (module: string, name: string) =>
  `export const ${name} = (...given) => require('${module}').${name}(...given);`;

/**
 * The library reads the events of Firestore by what Protocol Buffers generate, 75 kB which take 5 ms. It is read when the
 * first event comes.
 */
const lazyEvents: Plugin = {
  name: 'lazy-events',
  load: (id) => {
    if (!id.endsWith('/firebase-functions/protos/compiledFirestore.mjs')) return undefined;
    const data = 'google.events.cloud.firestore.v1.DocumentEventData';
    const decode = `(bytes) => require('${id}?whole').${data}.decode(bytes)`;
    return `export const google = { events: { cloud: { firestore: { v1: { DocumentEventData: { decode: ${decode} } } } } } };`;
  },
};
