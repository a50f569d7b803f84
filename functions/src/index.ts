import { onRequest } from 'firebase-functions/v2/https';
import { keepBodiesAsSent } from './lib/bodiesAsSent.ts';
import { mendAddresses } from './lib/mendedAddresses.ts';
import { whenAsked } from './lib/whenAsked.ts';

// An instance answers for one of these, but begins with this file: what they are made of is loaded
// with the first request, so that the API does not wait for the pages, or hold them in memory.

keepBodiesAsSent('/api/');
mendAddresses();

const region = 'us-central1';

/** Everything below /api, to which Hosting passes those paths on. Same origin only: no CORS. */
export const api = onRequest(
  { region, invoker: 'public', cors: false, memory: '512MiB', maxInstances: 20 },
  whenAsked(async () => (await import('./api/api.ts')).api),
);

/** Renders the public pages from the content in Firestore. Anybody may ask. */
export const site = onRequest(
  { region, invoker: 'public', cors: false },
  whenAsked(async () => (await import('./site/site.ts')).site),
);

export { noticeOfFeedback, noticeOfMentors } from './notices/notices.ts';
export { deleteOldSubmissions } from './retention/retention.ts';
