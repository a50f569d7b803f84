import { fileURLToPath } from 'node:url';
import { isShellPath } from '@lamplight/content/pagePaths';
import { en } from '@lamplight/content/texts/visitor/en';
import type { TextKey } from '@lamplight/content/texts/visitor/keys';
import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig, type Plugin, runnerImport } from 'vite';
import { rememberedStyles } from './rememberedStyles.ts';

const publicPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/app/entry-client.tsx"></script>
  </body>
</html>`;

/**
 * In development there is no server rendering: public pages start empty and load their content in
 * the browser, by the same loaders; the staff area starts from its shell as everywhere.
 */
const developmentPages = (): Plugin => ({
  name: 'lamplight-development-pages',
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      if (!request.headers.accept?.includes('text/html') || /\.|^\/(@|api\/)/.test(path))
        return next();
      if (isShellPath(path)) {
        request.url = '/app.html';
        return next();
      }
      response.setHeader('Content-Type', 'text/html');
      response.end(await server.transformIndexHtml(path, publicPage));
    });
  },
});

/**
 * The validator carries what makes JSON Schemas of its own, 5 kB that no browser asks for: the API's description is made
 * on the server; and what compiles code from strings, which it is told not to do. In their place is what throws.
 */
export const leanValidator = (): Plugin => ({
  name: 'lamplight-lean-validator',
  apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    if (!/\/zod\/v4\/core\/(to-json-schema|json-schema-processors|doc)\.js$/.test(id)) return;
    const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)];
    const unavailable = '() => { throw new Error("This is not built in"); }';
    return names.map(([, name]) => `export const ${name} = () => ${unavailable};`).join('\n');
  },
});

/** The replacements of these files of `content/src/texts/visitor` when keys are replaced by English. */
const withoutKeys: Readonly<Record<string, string>> = {
  'english.ts': 'export const englishOf = (english) => english;',
  'ids.ts': "import { en } from './en.ts'; export const idOf = (key) => en[key] ?? key;",
};

/**
 * Puts the English of a text in place of its key, in code and in the other languages: visitors load the English of
 * their page, not a table of all.
 */
export const englishForKeys = (): Plugin => ({
  name: 'lamplight-english-for-keys',
  apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    const [, file = ''] = /\/texts\/visitor\/(\w+\.ts)$/.exec(id) ?? [];
    if (Object.hasOwn(withoutKeys, file)) return withoutKeys[file];
    if (file === 'en.ts' || file === 'formerTexts.ts' || id.includes('/node_modules/')) return;
    return code.replaceAll(/(['"])(\w+\.\w+)\1/g, (literal, _, key: string) =>
      Object.hasOwn(en, key) ? JSON.stringify(en[key as TextKey]) : literal,
    );
  },
});

/**
 * Visitors' browsers read the store themselves only if the server can't give them a page, and then find content that
 * the deploy has migrated: they need no table of former texts.
 */
const withoutFormerTexts = (): Plugin => ({
  name: 'lamplight-without-former-texts',
  apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
  transform: (_, id) =>
    id.endsWith('/texts/visitor/formerTexts.ts')
      ? 'export const withTextKeys = (content) => content;'
      : undefined,
});

/**
 * Chakra makes the styles of all pages with each system. Public pages come with them; the staff area has them as a file, and
 * its preview makes them. Making them took 35 of the 1,100 ms in which an editor is there, at a quarter of the speed.
 * @param made whether they are made when they are asked for, or never
 */
export const globalStyles = (made: 'late' | 'never'): Plugin => ({
  name: 'lamplight-global-styles',
  apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    if (!id.endsWith('/@chakra-ui/react/dist/esm/styled-system/system.js')) return;
    const [all, styles] = /const _global = (\[.*\]);/.exec(code) ?? this.error('Chakra changed');
    return made === 'never'
      ? code
          .replace(all, 'const _global = [];')
          .replace(/^\s*get(Token|Global|Preflight)Css,$/gm, '')
      : code
          .replace(all, 'let _global;')
          .replace(/^\s*_global,$/m, `get _global() { return (_global ??= ${styles}); },`);
  },
});

/**
 * Chakra's breakpoints are those of screens alone, so that paper, however wide, has the layout of a phone. Paper has
 * that of a desk instead: every breakpoint that screens reach by being wide.
 */
export const breakpointsOnPaper = (): Plugin => ({
  name: 'lamplight-breakpoints-on-paper',
  transform(code, id) {
    if (!id.endsWith('/@chakra-ui/react/dist/esm/styled-system/breakpoints.js')) return;
    const [condition] =
      /\[\s*"@media screen",[^\]]*\]\.filter\(Boolean\)\.join\(" and "\)/.exec(code) ?? [];
    if (!condition) this.error('Chakra changed');
    return code.replace(condition, `${condition} + (max ? '' : ', print')`);
  },
});

/**
 * Chakra sorts media queries with `localeCompare`. Its first call loads the browser's rules for sorting, which takes a
 * phone 60 to 80 ms; for queries, which are ASCII, `<` gives the same order. Remove this once Chakra compares so.
 */
export const plainComparison = (): Plugin => ({
  name: 'lamplight-plain-comparison',
  transform(code, id) {
    if (!id.endsWith('/@chakra-ui/react/dist/esm/styled-system/sort-at-params.js')) return;
    const compared = 'a.localeCompare(b)';
    if (!code.includes(compared)) this.error('Chakra changed');
    return code.replaceAll(compared, 'Number(a > b) - Number(a < b)');
  },
});

/** Pages are rendered to a string; React's other renderers, which make streams, are as large again. */
const withoutStreams = (): Plugin => ({
  name: 'lamplight-without-streams',
  apply: (_, { isSsrBuild }) => Boolean(isSsrBuild),
  load: (id) =>
    /\/react-dom-server\.node\.\w+\.js$/.test(id) ? 'module.exports = {};' : undefined,
});

/**
 * Has the styles of all staff pages be a file, `staff-styles.css`. Made in the browser they took 200 of the 1,500 ms in
 * which a slow phone shows an editor that is cached.
 */
export const styleSheet = (): Plugin => ({
  name: 'lamplight-staff-styles',
  resolveId: (id) => (id === 'staff-styles.css' ? `/${id}` : undefined),
  async load(id) {
    if (id !== '/staff-styles.css') return undefined;
    const file = fileURLToPath(new URL('src/theme/staffStyles.tsx', import.meta.url));
    const { module } = await runnerImport<typeof import('./src/theme/staffStyles.tsx')>(file);
    return module.staffStyles();
  },
});

/** The address of the emulated Hosting; the development server forwards the requests that Hosting serves itself. */
const hosting = process.env.LAMPLIGHT_HOSTING ?? 'http://127.0.0.1:5000';

/**
 * The modules of a public page with their imports, in one file for each piece that the browser evaluates one
 * after the other (`entry-client.tsx`).
 */
const publicPieces = [
  // The entry's own modules, so that it does not wait for those of others.
  {
    name: 'start',
    test: /startup\/(heldInput|untilIdle|untilUsed)\.ts$|device\/(whenIdle|pageMetrics|savedHere|localStorage)\.ts$|loading\/pageState\.ts$|vite\/preload-helper/,
    priority: 4,
  },
  { name: 'react', test: /startup\/hydration\.tsx$/, priority: 3 },
  { name: 'system', test: /theme\/publicSystem\.ts$/, priority: 2 },
  { name: 'site', test: /startup\/publicSite\.tsx$|texts\/formErrors\.ts$/, priority: 1 },
];

/**
 * Modules whose functions are nearly all called at once. Chromium compiles the functions of a file that
 * says so in another thread, while it is loaded, and others as they are called, while the page waits; to other
 * browsers it is a comment (https://v8.dev/blog/explicit-compile-hints). At a quarter of the speed, that took the blocking
 * time of home from 31 to 5 ms; of files that are half called, such as React's, it is work for nothing.
 * It may go once the bundler writes such hints itself, or the system is small.
 */
const calledAtOnce = ['system', 'makeSwiper'];

/** Has the functions of these files compiled while the page loads. */
export const compiledAhead =
  (names: readonly string[]) =>
  ({ name }: { name: string }) =>
    names.includes(name) ? '//# allFunctionsCalledOnLoad' : '';

/** The common settings of both browser builds, that of the pages and that of the staff area. */
export const forBrowsers = {
  target: 'baseline-widely-available',
  sourcemap: false,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
} as const;

/** The public pages, in the browser and on the server; `vite.staff.config.ts` has the staff area. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    globalStyles('never'),
    styleSheet(),
    breakpointsOnPaper(),
    plainComparison(),
    rememberedStyles(),
    developmentPages(),
    leanValidator(),
    englishForKeys(),
    withoutFormerTexts(),
    withoutStreams(),
  ],
  appType: 'mpa',
  server: {
    host: '127.0.0.1',
    proxy: { '/api': hosting, '/demo': hosting, '/files': hosting, '/pictures': hosting },
  },
  build: {
    ...forBrowsers,
    manifest: !isSsrBuild,
    rollupOptions: isSsrBuild
      ? {}
      : {
          input: ['src/app/entry-client.tsx', 'src/app/entry-attestation.ts'],
          output: {
            codeSplitting: { groups: publicPieces },
            postBanner: compiledAhead(calledAtOnce),
          },
        },
  },
  ssr: {
    noExternal: true,
    // The router has ES modules under this condition alone; of its CommonJS nothing could be left out.
    resolve: { conditions: ['module-sync', ...defaultServerConditions] },
  },
}));
