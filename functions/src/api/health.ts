import { siteDocument } from '@lamplight/content/paths';
import { unavailable } from '../lib/errors.ts';
import { visitorStore } from '../lib/visitorStore.ts';
import type { Handler } from './router.ts';

/**
 * Answers that all is ready, for which Firestore must answer a read. A new site in the cloud has no
 * content yet; a local run has, once it has been filled: with that last, after the account of its staff.
 */
export const health: Handler = async (_request, response) => {
  const home = await visitorStore.document(siteDocument('home'));
  if (!home && process.env.FUNCTIONS_EMULATOR === 'true') throw unavailable();
  response.json({ status: 'ok' });
};
