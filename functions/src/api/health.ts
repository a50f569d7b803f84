import { siteDocument } from '@lamplight/content/paths';
import { visitorStore } from '../lib/visitorStore.ts';
import type { Handler } from './router.ts';

/** Answers that all is ready, for which Firestore must answer a read. */
export const health: Handler = async (_request, response) => {
  await visitorStore.document(siteDocument('home'));
  response.json({ status: 'ok' });
};
