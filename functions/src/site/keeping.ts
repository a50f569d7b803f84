import { warn } from 'firebase-functions/logger';
import { contentSeconds } from '../lib/settings.ts';
import type { Keeping } from './keptStore.ts';

const period = contentSeconds() * 1_000;

/** How long the pages count on what they have read. */
export const keeping: Keeping = {
  // Counted from the start of the process, so that instances do not all read at one time.
  period: () => (period > 0 ? Math.floor(performance.now() / period) : undefined),
  stale: 600_000,
  patience: 1_000,
  failed: (error) => warn('Content could not be read anew: an older one is shown', error),
};
