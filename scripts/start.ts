import { command } from './lib/command.ts';
import { sayReady, serve } from './lib/serve.ts';

/** `npm start`: the whole site on this machine, with edits kept between runs (not with --fresh). */
await command(
  'start',
  async (given) => {
    const site = await serve({ name: 'start', given });
    sayReady(site);
    return site.untilItEnds();
  },
  { interruptedStatus: 0 },
);
