import { readPageState } from './pageState.ts';
import { holdInput } from './startup/heldInput.ts';
import { untilQuiet } from './startup/untilQuiet.ts';

const page = document.getElementById('root');
if (!page) throw new Error('The page has no root element');
const giveAgain = holdInput(page);
const state = readPageState();
if (state) await untilQuiet();

// Loaded side by side; each is evaluated by itself, so that none keeps the browser for long.
const [{ hydrate }, { publicSystem }, { publicSite }] = await Promise.all([
  import('./startup/hydration.ts'),
  import('../theme/publicSystem.ts'),
  import('./startup/publicSite.tsx'),
]);
hydrate(page, await publicSite(publicSystem, state), state !== undefined);
giveAgain();
