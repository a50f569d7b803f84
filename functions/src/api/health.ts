import { siteDocument } from '@lamplight/content/paths';
import { throwUnless, unavailable } from '../http/errors.ts';
import { siteOrigin } from '../settings.ts';
import { hasStaff } from '../staff/staff.ts';
import { auth, withTimeout } from '../store/firestore.ts';
import { visitorStore } from '../store/visitorStore.ts';
import type { Handler } from './route.ts';

const timeoutMs = 6_000;

/** An account that doesn't exist: Auth says so, or doesn't answer at all. */
const nobody = 'nobody';

/**
 * The services that everybody needs, each with a check that throws if it fails. A new site in the cloud has neither
 * content nor staff yet; a local run has staff, once it has been filled, who are stored last.
 */
const checks = {
  /** Firestore answers, as it answers visitors. */
  store: async () => void (await visitorStore.document(siteDocument('home'))),
  /** Auth answers, without which nobody logs in. */
  accounts: async () => {
    await auth().getUser(nobody).catch(throwUnless('auth/user-not-found'));
    const isLocal = process.env.FUNCTIONS_EMULATOR === 'true';
    if (isLocal && !(await hasStaff())) throw new Error('There is no demo account yet');
  },
  /** The home page can be rendered from the content, here as in the function that does. */
  // The one import of `site`, which the linter lets this file alone have.
  content: async () => {
    const { pages } = await import('../site/pages.ts');
    const { status, error } = await pages(new URL(siteOrigin()));
    if (status !== 200) throw error ?? new Error(`The home page is answered with ${status}`);
  },
};

/** Answers that all is ready, or which part is not. */
export const health: Handler = async (_request, response) => {
  const found = await Promise.all(
    Object.entries(checks).map(async ([part, check]) => ({ part, ...(await tried(check)) })),
  );
  const parts = Object.fromEntries(found.map(({ part, state }) => [part, state]));
  const wrong = found.flatMap(({ cause }) => cause ?? []);
  if (wrong.length > 0) throw unavailable(new AggregateError(wrong, 'Not ready'), parts);
  response.json({ status: 'ok', parts });
};

async function tried(check: () => Promise<void>) {
  try {
    await withTimeout(check(), timeoutMs);
    return { state: 'ok' };
  } catch (cause) {
    return { state: 'unavailable', cause };
  }
}
