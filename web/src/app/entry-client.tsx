import { noteErrors, noteView } from '../device/pageMetrics.ts';
import { pause, whenIdle } from '../device/whenIdle.ts';
import { type PageState, readPageState } from './loading/pageState.ts';
import { holdInput } from './startup/heldInput.ts';
import { untilIdle } from './startup/untilIdle.ts';
import { needsCode, untilUsed } from './startup/untilUsed.ts';

noteErrors();
const page = document.getElementById('root');
if (!page) throw new Error('The page has no root element');
const releaseInput = holdInput(page);
const state = readPageState();

try {
  if (state) await untilWanted(page, state);
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
  // Even after an error: without the page's code, the browser itself sends forms.
  releaseInput();
}

/** Resolves when the page should come to life. */
async function untilWanted(page: HTMLElement, state: PageState): Promise<void> {
  const used = untilUsed();
  noteView(state.view);
  await Promise.race([untilIdle(), used]);
  whenIdle(() => void import('./startup/countVisit.ts').then(({ countVisit }) => countVisit()));
  if (needsCode(page)) return;
  const { untilNeeded } = await import('./startup/untilNeeded.ts');
  await Promise.race([untilNeeded(state), used]);
}
