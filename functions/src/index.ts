import { onRequest } from 'firebase-functions/v2/https';
import { apiApp } from './api/app.ts';
import { routes } from './api/routes.ts';
import { keepBodiesAsSent } from './lib/bodiesAsSent.ts';

keepBodiesAsSent('/api/');

/** Everything below /api, to which Hosting passes those paths on. Same origin only: no CORS. */
export const api = onRequest(
  { region: 'us-central1', invoker: 'public', cors: false, memory: '512MiB', maxInstances: 20 },
  apiApp(routes),
);

export { site } from './site/site.ts';
