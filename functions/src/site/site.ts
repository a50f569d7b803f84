import { contentSource } from '@lamplight/content/contentSource';
import manifest from '@lamplight/web/manifest';
import { createRenderer } from '@lamplight/web/server';
import { logger } from 'firebase-functions';
import { onRequest, type Request } from 'firebase-functions/v2/https';
import { store } from '../lib/store.ts';
import { pageAssets } from './assets.ts';
import { emulatorOrigins } from './policy.ts';
import { respond } from './respond.ts';

const render = createRenderer({
  source: contentSource(store),
  assets: pageAssets(manifest),
});

const emulators = emulatorOrigins(process.env);

/** The address that the visitor asked Hosting for; a path is never read as another host. */
function addressOf(request: Request): URL {
  const scheme = request.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
  const address = new URL(`${scheme}://${request.get('x-forwarded-host') ?? request.get('host')}`);
  address.pathname = request.path;
  return address;
}

/** Renders the public pages from the content in Firestore. Anybody may ask. */
export const site = onRequest(
  { region: 'us-central1', invoker: 'public' },
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').status(405).end();
      return;
    }
    const answer = await respond(render, addressOf(request), emulators);
    if (answer.error) logger.error('A page could not be rendered', answer.error);
    response.status(answer.status).set(answer.headers).send(answer.body);
  },
);
