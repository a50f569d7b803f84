import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import {
  compiledAhead,
  englishForKeys,
  forBrowsers,
  globalStyles,
  leanValidator,
  plainComparison,
  styleSheet,
} from './vite.config.ts';

/**
 * Has the shell of the staff area ask for the app at once: its entry, which asks for what each page needs, is there
 * only a round trip later.
 */
const preloadedApp = (): Plugin => ({
  name: 'lamplight-preloaded-app',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const needed = new Set<string>();
      const need = (file: string) => {
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || needed.has(file)) return;
        needed.add(file);
        chunk.imports.forEach(need);
      };
      for (const piece of ['auth', 'base']) {
        for (const [file, { name }] of Object.entries(bundle)) if (name === piece) need(file);
      }
      return [...needed].map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: '', href: `/${file}` },
        injectTo: 'head',
      }));
    },
  },
});

/** The log-in, rendered: people read it and type before its code is there. */
const renderedLogIn = (): Plugin => ({
  name: 'lamplight-rendered-log-in',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const shell = bundle['app.html'];
    if (shell?.type !== 'asset') return this.error('There is no shell to put the log-in into');
    const file = fileURLToPath(new URL('src/app/staff/renderedLogIn.tsx', import.meta.url));
    const { module } = await runnerImport<typeof import('./src/app/staff/renderedLogIn.tsx')>(file);
    const { title, markup, css } = module;
    const styles = this.getFileName(
      this.emitFile({ type: 'asset', name: 'login.css', source: css }),
    );
    let source = String(shell.source);
    const put = (what: RegExp, instead: string) => {
      if (!what.test(source)) this.error(`The shell has no ${what}`);
      source = source.replace(what, instead);
    };
    put(/<title>.*<\/title>/, `<title>${title}</title>`);
    put(
      /<script type="module"(?= crossorigin src="\/assets\/before-)/,
      '<script type="module" blocking="render"',
    );
    // Layers have the order in which they are named first: in the style sheet of all pages.
    put(
      /<link rel="stylesheet".*>/,
      `$&\n    <link rel="stylesheet" crossorigin href="/${styles}">`,
    );
    put(/(?<=<div id="root">)/, markup);
    this.emitFile({ type: 'asset', fileName: 'login.html', source });
  },
});

/** Functions of Chakra's that only type their argument: as they are pure, unused parts of its theme are dropped. */
const typingFunctions = [
  'defineAnimationStyles',
  'defineConfig',
  'defineGlobalStyles',
  'defineKeyframes',
  'defineLayerStyles',
  'defineRecipe',
  'defineSemanticTokens',
  'defineSlotRecipe',
  'defineTextStyles',
  'defineTokens',
];

/** The modules that are loaded together, with their imports, except for those in the pieces before. */
const pieces = [
  // Everything that runs before the first paint.
  { name: 'before', test: /staff\/beforeApp\.ts$/ },
  // Asks for all others, so it waits for none of them.
  { name: 'entry', test: /app\/entry-staff\.ts$|staff\/prefetchPage\.ts$|vite\/preload-helper/ },
  // Checks the log-in before React is loaded.
  { name: 'auth', test: /firebase\/connection\/connection\.ts$/ },
  // Changes only with a release of a library, and is cached until then.
  {
    name: 'libraries',
    test: /node_modules\/((react|react-dom|react-hook-form|react-router|@emotion)\/|@chakra-ui\/react\/dist\/esm\/(preset-base|styled-system|components\/icon))/,
  },
  // Includes the modules that the log-in shares, so that editors don't wait for the log-in.
  {
    name: 'base',
    test: /staff\/staffApp\.tsx$|session\/session\.ts$|ui\/(SiteIcons|Logo)\.tsx$|forms\/Field\.tsx$|device\/(idleTimeout|firstPage)\.ts$|components\/alert\//,
  },
  { name: 'login', test: /pages\/login\/\w+Page\.tsx$/ },
  {
    name: 'frame',
    test: /staff\/(RequireStaff|StaffLayout|EditorTab)\.tsx$|node_modules\/fast-equals\/|content\/src\/titleIn\.ts$/,
  },
  {
    name: 'editing',
    test: /page\/EditorPage\.tsx$|form\/(sections\.tsx|use\w+Editor\.ts)$|staffArea\/editors\.ts$/,
  },
  { name: 'dialogs', test: /ui\/(StaffDialog|Toasts|SideDrawer)\.tsx$/ },
  { name: 'store', test: /firebase\/(live\/(watching|presence)|writing\/saves)\.ts$/ },
].map((piece, index, all) => ({ ...piece, priority: all.length - index }));

/**
 * The pieces that an editor waits for: 2,300 functions were compiled one by one as they were called, for 500 ms of a
 * processor at a quarter of the speed. `EditorParts` has ProseMirror: the first key in a text waited for it, for 25 ms.
 */
const calledAtOnce = ['auth', 'libraries', 'base', 'frame', 'editing', 'EditorParts'];

/** The staff area, built by itself: what it shares with the pages is divided for each as it needs it. */
export default defineConfig({
  plugins: [
    react(),
    globalStyles('late'),
    styleSheet(),
    preloadedApp(),
    plainComparison(),
    renderedLogIn(),
    leanValidator(),
    englishForKeys(),
  ],
  resolve: {
    alias: { re2js: fileURLToPath(new URL('src/firebase/connection/re2Stub.ts', import.meta.url)) },
  },
  build: {
    ...forBrowsers,
    // The first that know `light-dark()`: the fallback for older ones ignores a choice (docs/decisions/look.md).
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: '.vite/staff.json',
    // It carries Firestore's client, once it can be used.
    chunkSizeWarningLimit: 900,
    copyPublicDir: false,
    rollupOptions: {
      treeshake: { manualPureFunctions: typingFunctions },
      input: 'app.html',
      output: { codeSplitting: { groups: pieces }, postBanner: compiledAhead(calledAtOnce) },
    },
  },
});
