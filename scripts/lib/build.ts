import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as viteBuild } from 'vite';
import { type BuildFolders, bundleFunctions } from './functionsBundle.ts';
import { inRoot } from './places.ts';

/** Where the builds meant for the cloud go. */
export const productionFolders: BuildFolders = {
  client: inRoot('web/dist/client'),
  server: inRoot('web/dist/server'),
  functions: inRoot('functions/lib'),
};

/** The folders of a build below `folder`, as the emulators expect them there. */
export const foldersIn = (folder: string): BuildFolders => ({
  client: path.join(folder, 'hosting'),
  server: path.join(folder, 'server'),
  functions: path.join(folder, 'functions/lib'),
});

/** Builds everything in the order of its dependencies. Rejects with the builders' own errors. */
export async function build(folders: BuildFolders): Promise<void> {
  await generateHelp();
  await Promise.all([buildClient(folders), buildServer(folders)]);
  await bundleFunctions(folders);
}

/**
 * Writes the generated parts of Help. The generator imports the whole API, so it is loaded here, and by an address:
 * otherwise `npm test -- changed` would find that everything that builds the site depends on every page.
 */
export async function generateHelp(): Promise<void> {
  const { href } = pathToFileURL(inRoot('scripts/lib', 'generatedHelp.ts'));
  const generator: typeof import('./generatedHelp.ts') = await import(href);
  generator.writeGeneratedHelp();
}

/** The pages and the staff area, each by itself: a change in one leaves the files of the other as they are. */
async function buildClient({ client }: BuildFolders): Promise<void> {
  rmSync(client, { recursive: true, force: true });
  const build = { outDir: client, emptyOutDir: false, rollupOptions: quiet };
  const configFile = inRoot('web/vite.staff.config.ts');
  await Promise.all([viteBuild({ ...shared, build }), viteBuild({ ...shared, configFile, build })]);
}

/** The server build renders the public pages; `web/src/app/entry-server.tsx` is its entry. */
async function buildServer({ server }: BuildFolders): Promise<void> {
  rmSync(server, { recursive: true, force: true });
  await viteBuild({
    ...shared,
    build: {
      outDir: server,
      emptyOutDir: false,
      rollupOptions: quiet,
      ssr: 'src/app/entry-server.tsx',
      copyPublicDir: false,
      // Nobody downloads it.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    },
  });
}

/** On a slow machine a builder tells which plugins took long. */
const quiet = { checks: { pluginTimings: false } };

const shared = {
  root: inRoot('web'),
  configFile: inRoot('web/vite.config.ts'),
  mode: 'production',
  logLevel: 'warn',
} as const;
