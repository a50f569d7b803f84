import { createHash } from 'node:crypto';
import { isShellPath } from '@lamplight/content/pagePaths';
import { messages } from '@lamplight/content/texts/messages';
import type { RenderedPage } from '@lamplight/web/rendering';
import { type Body, bodyOf, type HttpResponse } from '../http/httpResponse.ts';

/** The answer to the visitor. */
export interface SiteResponse extends HttpResponse {
  /** Why the page could not be rendered, for the log. */
  error?: unknown;
  /** Whether there is no page at the address, so that staff may redirect it. */
  vacant?: true;
  /** The moment at which something else is shown; never if not given. */
  until?: number;
}

/** For how many seconds the CDN has a page, and for how many more while it asks for a fresh one. */
const [freshSeconds, staleSeconds] = [60, 600];

/** The header for what is as it is for so many seconds. */
function cacheControlFor(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const fresh = Math.min(freshSeconds, left);
  const stale = Math.min(staleSeconds, left - fresh);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`;
}

/** Cached by the CDN for a minute, and for ten more while it asks for a fresh one. */
export const pageCacheControl = cacheControlFor(Number.POSITIVE_INFINITY);

/** An answer as it is sent: no cache has it when something else is shown. */
export function boundedResponse(response: SiteResponse, now = Date.now()): SiteResponse {
  const { until = Number.POSITIVE_INFINITY, headers } = response;
  if (headers['Cache-Control'] !== pageCacheControl) return response;
  const caching = { 'Cache-Control': cacheControlFor((until - now) / 1_000) };
  return { ...response, headers: { ...headers, ...caching } };
}

/** Where the staff area is, for those who write it in another case than Hosting's rewrites know. */
export const shellRedirect = ({ pathname }: URL): SiteResponse | undefined =>
  isShellPath(pathname) ? redirect(pathname.toLowerCase().replace(/\/$/, '')) : undefined;

/** The answer for a page. */
export function responseOf(page: RenderedPage, emulators: string[]): SiteResponse {
  if (page.kind === 'missing') return missing(404, page.html, emulators);
  if (page.kind === 'gone') return missing(410, page.html, emulators);
  if (page.kind === 'moved')
    return page.former ? { ...moved(page.path), vacant: true } : moved(page.path);
  return page.kind === 'page' ? ok(page, emulators) : unavailable(page.error, emulators);
}

/**
 * The answer for the page with a form that was sent to it and not taken, to those who sent it alone.
 * @param refusal why it was not taken, as a status and its headers
 */
export function responseOfPosted(
  page: RenderedPage,
  refusal: Pick<SiteResponse, 'status' | 'headers'>,
  emulators: string[],
): SiteResponse {
  if (page.kind !== 'page') {
    const error = page.kind === 'failed' ? page.error : undefined;
    return away(error, notTakenPage, emulators);
  }
  const { headers, ...answer } = ok(page, emulators);
  const { status } = refusal;
  // Kept by the browser that has sent it: visitors who come back to it find what they typed.
  const caching = { 'Cache-Control': 'private, no-cache' };
  return { ...answer, status, headers: { ...headers, ...refusal.headers, ...caching } };
}

const uncached = { 'Cache-Control': 'no-store' };

const ok = (page: Extract<RenderedPage, { kind: 'page' }>, emulators: string[]): SiteResponse => ({
  status: page.status,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(page.styles, emulators),
    'Cache-Control': pageCacheControl,
  },
  body: bodyOf(page.html),
});

/** The one address of a page leads to it from all other spellings, for good. */
const moved = (path: string): SiteResponse => ({
  status: 301,
  headers: { Location: path, 'Cache-Control': pageCacheControl },
});

/** The same, with the query of the request. */
export const withSearch = (response: SiteResponse, search: string): SiteResponse => ({
  ...response,
  headers: { ...response.headers, Location: response.headers.Location + search },
});

const redirect = (location: string): SiteResponse => ({
  status: 302,
  headers: { Location: location, ...uncached },
});

/** The last one: all addresses that are not found have the same, compressed once. */
let lastMissing: { html: string; body: Body } | undefined;

/** Not cached: requests for unknown and for deleted pages are counted. */
function missing(status: 404 | 410, html: string, emulators: string[]): SiteResponse {
  if (lastMissing?.html !== html) lastMissing = { html, body: bodyOf(html) };
  return {
    status,
    vacant: true,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy([], emulators),
      ...uncached,
      // Hosting lets browsers keep all assets for a year: one that is missing may be back with another release.
      Vary: '*',
    },
    body: lastMissing.body,
  };
}

/** The answer while the content cannot be read. */
export const unavailable = (error: unknown, emulators: string[]): SiteResponse =>
  away(error, unavailablePage, emulators);

const away = (error: unknown, html: string, emulators: string[]): SiteResponse => ({
  status: 503,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy([style], emulators),
    'Retry-After': String(retryAfter),
    ...uncached,
  },
  body: bodyOf(html),
  error,
});

/** Hash of the empty text: the style elements that emotion fills later, rule by rule. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const firebaseHosts = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

/** How a policy names the text of a style element. */
export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The Content-Security-Policy of a page: nothing `unsafe`, and of inline styles just those that
 * this very page carries. The policy of the app shell in `firebase.json` is the same without them.
 * @param styles text of each style element of the page
 * @param emulators origins of the emulators in a local run
 */
export function contentSecurityPolicy(styles: string[], emulators: string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${["'self'", emptyStyle, ...styles.map(hashOf)].join(' ')}`,
    "style-src-attr 'none'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...firebaseHosts, ...emulators].join(' ')}`,
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** Origins of the emulators that this process has been told of; none in production. */
export const emulatorOrigins = (environment: NodeJS.ProcessEnv): string[] =>
  [environment.FIRESTORE_EMULATOR_HOST, environment.FIREBASE_AUTH_EMULATOR_HOST]
    .filter((host) => host !== undefined)
    .map((host) => `http://${host}`);

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font-family:Georgia,serif;' +
  'background:#fffaf2;color:#2a2036;text-align:center}main{padding:2rem}a{color:#662d91}';

/** How long a browser waits before it asks again, in seconds. */
const retryAfter = 10;

const pageOfAway = (head: string, said: string) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `${head}<meta name="robots" content="noindex">` +
  `<title>Back in a moment</title><style>${style}</style></head><body><main>` +
  `<h1>Back in a moment</h1><p>${messages.unavailable}</p><p>${said}</p></main></body></html>`;

/** The page while the content cannot be read; it asks again by itself, without scripts. */
const unavailablePage = pageOfAway(
  `<meta http-equiv="refresh" content="${retryAfter}">`,
  'This page tries again by itself. <a href="">Try now</a>',
);

/** The same after sending a form, which would be lost if it asked again. */
const notTakenPage = pageOfAway(
  '',
  'Your message was not sent. Go back and send it again in a minute.',
);
