import { plainPath } from '@lamplight/content/addresses';
import { isPageAddress } from '@lamplight/content/pageAddresses';
import { listOfItemPath } from '@lamplight/content/pagePaths';
import { searchAt } from '@lamplight/content/pageSearch';
import { siteDocument } from '@lamplight/content/paths';
import { isReviewPath, reviewRoot } from '@lamplight/content/reviewAddress';
import {
  allPages,
  alwaysHasPage,
  type PageName,
  pageAt,
  publicPages,
  readByAllPages,
  sitePages,
} from '@lamplight/content/sitePages';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import type { Response } from 'express';
import { error as logError } from 'firebase-functions/logger';
import type { Request } from 'firebase-functions/v2/https';
import { sendResponse } from '../http/httpResponse.ts';
import { nameRoute } from '../http/requestLog.ts';
import { siteOrigin } from '../settings.ts';
import { requestsSent } from '../store/visitorStore.ts';
import { attestationFrame } from './attestation.ts';
import { storedOf } from './changeTimes.ts';
import { cachedStore } from './contentCache.ts';
import {
  boundedResponse,
  emulatorOrigins,
  type SiteResponse,
  shellRedirect,
  unavailable,
  withSearch,
} from './siteResponses.ts';

const origin = siteOrigin();

/** The address of the page that is asked for; a path is never read as another host. */
function addressOf({ path }: Request): URL {
  const address = new URL(origin);
  address.pathname = path;
  return address;
}

/** The form that visitors send from a page; undefined for a page without one. */
const formOf = (page: PageName | undefined): SubmissionName | undefined =>
  allPages.find(
    ([, { path, editor }]) => page && path === sitePages[page].path && editor.unread,
  )?.[1].editor.unread;

/** How many requests are being answered. */
let answering = 0;

/** The module that counts addresses that are not found, once one was asked for. */
let unknownAddresses: typeof import('./unknownAddresses.ts') | undefined;

/** Answers requests for pages, and forms that are sent without scripts. */
export async function site(request: Request, response: Response): Promise<void> {
  answering += 1;
  try {
    await respond(request, response);
  } finally {
    answering -= 1;
  }
  await unknownAddresses?.storeUnknown(answering === 0);
}

async function respond(request: Request, response: Response): Promise<void> {
  const address = addressOf(request);
  if (isReviewPath(address.pathname)) {
    nameRoute(response, reviewRoot);
    const { review } = await import('../review/review.ts');
    return give(request, response, await review(address, request, response));
  }
  const page = pageAt(address.pathname);
  const form = formOf(page);
  if (page) nameRoute(response, sitePages[page].path);
  const answer = await answerTo(request, response, address, form);
  give(request, response, answer);
  if (answer.status !== 404 && answer.status !== 410) return;
  // A page number of a list that is too high, for example, needs no redirect.
  if (alwaysHasPage(address.pathname)) return;
  unknownAddresses ??= await import('./unknownAddresses.ts');
  unknownAddresses.countUnknown(request, address);
}

function give(request: Request, response: Response, answer: SiteResponse): void {
  if (answer.error) logError('A page could not be rendered', answer.error);
  sendResponse(request, response, boundedResponse(answer));
}

/** The query with which someone who has sent a form is led to its page. */
const thanks = '?sent';

async function answerTo(
  request: Request,
  response: Response,
  address: URL,
  form: SubmissionName | undefined,
): Promise<SiteResponse> {
  if (request.method === 'POST' && form) {
    const { receiveForm } = await import('./postedForm.ts');
    return receiveForm(form, address, request, response);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { status: 405, headers: { Allow: form ? 'GET, HEAD, POST' : 'GET, HEAD' } };
  }
  // Senders of the form are thanked.
  if (form && request.query.sent !== undefined) address.search = thanks;
  else address.search = searchAt(address.pathname, new URLSearchParams(searchOf(request)));
  return (
    shellRedirect(address) ??
    attestationFrame(address) ??
    (await fileFor(address)) ??
    (await answerFor(address, request))
  );
}

/** Pages have no dot in their addresses; what reads content is not loaded to see that, before content is asked for. */
async function fileFor(address: URL): Promise<SiteResponse | undefined> {
  if (!plainPath(address.pathname).includes('.')) return undefined;
  const { siteFile } = await import('./siteFiles.ts');
  return siteFile(address);
}

/** How long connections to the store may take before React is loaded. */
const connectTimeoutMs = 20;

let loading: Promise<typeof import('./pages.ts')> | undefined;

async function answerFor(address: URL, request: Request): Promise<SiteResponse> {
  const page = pageAt(address.pathname);
  const search = address.search === thanks ? '' : searchOf(request);
  loading ??= load(page ?? plainPath(address.pathname));
  const { pages } = await loading;
  const url = new URL(address);
  url.search = search;
  // At the address of a page, only a redirect with a query applies.
  const led = search ? await ledFrom(url, request, true) : undefined;
  if (led?.status === 301) return led;
  const answer = await pages(address);
  const isVacant = answer.vacant || answer.status === 404;
  const to = isVacant ? await ledFrom(url, request) : undefined;
  // The redirect ends when there is a page again.
  if (to) return { ...to, ...(answer.until !== undefined && { until: answer.until }) };
  return answer.status === 301 ? withSearch(answer, search) : answer;
}

async function ledFrom(
  address: URL,
  { headers }: Request,
  byQuery = false,
): Promise<SiteResponse | undefined> {
  const { redirectFrom } = await import('./redirects.ts');
  try {
    const hosts = [headers['x-forwarded-host'] ?? [], headers.host ?? []].flat();
    return await redirectFrom(address, hosts, byQuery);
  } catch (error) {
    return unavailable(error, emulatorOrigins(process.env));
  }
}

/** The query of a request as it was sent, with campaign parameters. */
const searchOf = ({ originalUrl }: Request): string => /\?.*$/.exec(originalUrl)?.[0] ?? '';

/**
 * Loads what renders pages. The content of the first visitor's page is on its way in the meantime.
 * @param page its name, or an address at which one of the organisation's own may be
 */
async function load(page: string) {
  prefetch(page);
  await requestsSent(connectTimeoutMs);
  return import('./pages.ts');
}

/** Reads the content for a page, which reads failed content again and reports the error. */
function prefetch(name: string): void {
  const page = publicPages.find(([each]) => each === name)?.[1];
  const reads = page?.reads;
  const names = [
    ...readByAllPages,
    ...(reads && 'document' in reads ? [reads.document] : []),
    ...(page?.blocks ? [page.blocks] : []),
  ];
  const reading: Promise<unknown>[] = names.map((each) => cachedStore.document(siteDocument(each)));
  if (page) reading.push(storedOf(cachedStore, page));
  else if (isPageAddress(name) && !listOfItemPath(name)) reading.push(cachedStore.pageAt(name));
  for (const each of reading) each.catch(() => undefined);
}
