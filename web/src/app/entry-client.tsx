import { noteErrors } from '../device/pageMetrics.ts';
import { pause, whenIdle } from '../device/whenIdle.ts';
import { readPageState } from './loading/pageState.ts';
import { holdInput } from './startup/heldInput.ts';
import { untilIdle } from './startup/untilIdle.ts';

noteErrors();
const page = document.getElementById('root');
if (!page) throw new Error('The page has no root element');
const releaseInput = holdInput(page);
const state = readPageState();
if (state) await untilIdle();

try {
  // Loaded side by side; each is evaluated by itself, so that none keeps the browser for long.
  const [{ hydrate }, { publicSystem, publicSystemInSteps }, { publicSite }] = await Promise.all([
    import('./startup/hydration.tsx'),
    import('../theme/publicSystem.ts'),
    import('./startup/publicSite.tsx'),
  ]);
  await pause();
  // Without a rendered page, as in development, there are no styles yet either.
  const system = state ? await publicSystemInSteps() : publicSystem();
  await pause();
  await hydrate(page, await publicSite(system, state), state !== undefined);
} finally {
  // Whatever has become of the page: without its code a form is sent by the browser itself.
  releaseInput();
  // Once nobody needs the browser.
  whenIdle(() => void import('./startup/countVisit.ts').then(({ countVisit }) => countVisit()));
}
