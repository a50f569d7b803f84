import { siteDocument } from '@lamplight/content/paths';
import { pageAt, sitePages } from '@lamplight/web/sitePages';
import type { Response } from 'express';
import { error as logError } from 'firebase-functions/logger';
import type { Request } from 'firebase-functions/v2/https';
import { sendAnswer } from '../http/answer.ts';
import { nameRoute } from '../http/requestLog.ts';
import { siteOrigin } from '../settings.ts';
import { requestsSent } from '../store/visitorStore.ts';
import { shellRedirect } from './answers.ts';
import { attestationFrame } from './attestation.ts';
import { cachedStore } from './contentCache.ts';
import { countMissed } from './missed.ts';
import { redirectFrom } from './redirects.ts';
import { siteFile } from './siteFiles.ts';

const origin = siteOrigin();

/** The address of the page that is asked for; a path is never read as another host. */
function addressOf({ path }: Request): URL {
  const address = new URL(origin);
  address.pathname = path;
  return address;
}

/** Answers whoever asks for a page. */
export async function site(request: Request, response: Response): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendAnswer(request, response, { status: 405, headers: { Allow: 'GET, HEAD' } });
    return;
  }
  const address = addressOf(request);
  const page = pageAt(address.pathname);
  if (page) nameRoute(response, sitePages[page].path);
  const answer =
    shellRedirect(address) ??
    attestationFrame(address) ??
    (await siteFile(address)) ??
    (await answerFor(address));
  if (answer.error) logError('A page could not be rendered', answer.error);
  if (answer.status === 404) await countMissed(request, address);
  sendAnswer(request, response, answer);
}

/** How long connections to the store may take before React is loaded. */
const connectTimeoutMs = 20;

let loading: Promise<typeof import('./pages.ts')> | undefined;

async function answerFor(address: URL) {
  loading ??= load();
  const answer = await (await loading).pages(address);
  return answer.status === 404 ? ((await redirectFrom(address)) ?? answer) : answer;
}

/** Loads what renders pages. The first visitor's content is on its way in the meantime. */
async function load() {
  prefetch();
  await requestsSent(connectTimeoutMs);
  return import('./pages.ts');
}

/** Reads what the first page probably needs. What fails is told by the page, which reads it again. */
function prefetch(): void {
  for (const name of ['navigation', 'contact', 'organisation', 'home'] as const) {
    cachedStore.document(siteDocument(name)).catch(() => undefined);
  }
}
