import { watch } from 'node:fs';
import { createServer, type Rolldown, build as viteBuild } from 'vite';
import { foldersIn, generateHelp } from './lib/build.ts';
import { emulatorsForWeb } from './lib/buildStage.ts';
import { command, onExit } from './lib/command.ts';
import { bundleConfig } from './lib/functionsBundle.ts';
import { inRoot, root, type Stage } from './lib/places.ts';
import type { Ports } from './lib/ports.ts';
import { copyRules } from './lib/prepareStage.ts';
import { type Site, sayReady, serve } from './lib/serve.ts';

/**
 * `npm run dev`: like `npm start`, with Vite's development server in front of it. Changes of the
 * pages appear at once; changed functions and rules are taken up by the running emulators.
 */
await command(
  'dev',
  async (given) => {
    const site = await serve({ name: 'dev', given, more: ['vite'] });
    await generateHelp();
    await watchFunctions(site);
    watchRules(site.stage);
    await startVite(site.ports);
    sayReady(site, `http://127.0.0.1:${site.ports.vite}`);
    return site.untilItEnds();
  },
  { interruptedStatus: 0 },
);

/** The emulators watch no folder whose path has a dot in it, so they are told. */
async function watchFunctions({ stage, ports }: Site): Promise<void> {
  const config = bundleConfig(foldersIn(stage.folder));
  // The running functions may still load files of the earlier build.
  const build = { ...config.build, watch: {}, emptyOutDir: false };
  const watcher = (await viteBuild({ ...config, build })) as Rolldown.RolldownWatcher;
  let built = 0;
  await new Promise<void>((ready) => {
    watcher.on('event', async ({ code }) => {
      if (code === 'ERROR') ready();
      if (code !== 'END') return;
      built += 1;
      if (built === 1) return ready();
      const reload = `http://127.0.0.1:${ports.hub}/functions/enableBackgroundTriggers`;
      await fetch(reload, { method: 'PUT' });
      console.log('The functions have changed.');
    });
  });
  onExit({ orderly: () => watcher.close() });
}

/** Watches the folder, because editors replace a file rather than write into it. */
function watchRules(stage: Stage): void {
  let pending: NodeJS.Timeout | undefined;
  const watcher = watch(root, (_event, name) => {
    if (name !== 'firestore.rules') return;
    clearTimeout(pending);
    pending = setTimeout(() => copyRules(stage), 100);
  });
  onExit({ orderly: async () => watcher.close() });
}

async function startVite(ports: Ports): Promise<void> {
  process.env.VITE_EMULATORS = emulatorsForWeb(ports);
  process.env.LAMPLIGHT_HOSTING = `http://127.0.0.1:${ports.hosting}`;
  const server = await createServer({
    root: inRoot('web'),
    configFile: inRoot('web/vite.config.ts'),
    server: { host: '127.0.0.1', port: ports.vite, strictPort: true },
  });
  await server.listen();
  onExit({ orderly: () => server.close() });
}
