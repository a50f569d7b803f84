import { isShellPath } from '@lamplight/web/paths';
import type { RenderedPage } from '@lamplight/web/rendering';
import { bodyOf } from '../lib/answerBody.ts';
import type { Answer } from '../lib/sendAnswer.ts';
import { contentSecurityPolicy } from './policy.ts';
import { retryAfter, unavailablePage } from './unavailablePage.ts';

/** What is sent to the visitor. */
export interface SiteAnswer extends Answer {
  /** Why the page could not be rendered, for the log. */
  error?: unknown;
}

/** Cached by the CDN for a minute, and for ten more while it asks for a fresh one. */
const pageCache = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Where the staff area is, for who writes it in another case than Hosting's rewrites know. */
export const shellRedirect = ({ pathname }: URL): SiteAnswer | undefined =>
  isShellPath(pathname) ? redirect(pathname.toLowerCase().replace(/\/$/, '')) : undefined;

/** What is sent for a page. */
export function answerOf(page: RenderedPage, emulators: string[]): SiteAnswer {
  if (page.kind === 'redirect') return redirect(page.location);
  return page.kind === 'page' ? ok(page, emulators) : unavailable(page.error, emulators);
}

const ok = (page: Extract<RenderedPage, { kind: 'page' }>, emulators: string[]): SiteAnswer => ({
  status: 200,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(page.styles, emulators),
    'Cache-Control': pageCache,
  },
  body: bodyOf(page.html),
});

const redirect = (location: string): SiteAnswer => ({
  status: 302,
  headers: { Location: location, 'Cache-Control': 'no-store' },
});

const unavailable = (error: unknown, emulators: string[]): SiteAnswer => ({
  status: 503,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(unavailablePage.styles, emulators),
    'Cache-Control': 'no-store',
    'Retry-After': String(retryAfter),
  },
  body: bodyOf(unavailablePage.html),
  error,
});
