import { isShellPath } from '@lamplight/web/paths';
import type { RenderedPage, RenderPage } from '@lamplight/web/rendering';
import { contentSecurityPolicy } from './policy.ts';
import { retryAfter, unavailablePage } from './unavailablePage.ts';

/** What is sent to the visitor. */
export interface SiteAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Why the page could not be rendered, for the log. */
  error?: unknown;
}

/** Cached by the CDN for a minute, and for ten more while it asks for a fresh one. */
const pageCache = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Answers a visitor's request for a page. Never rejects. */
export async function respond(
  render: RenderPage,
  address: URL,
  emulators: string[],
): Promise<SiteAnswer> {
  // Hosting's rewrites know the shell's paths in lower case only.
  if (isShellPath(address.pathname))
    return redirect(address.pathname.toLowerCase().replace(/\/$/, ''));
  const page = await render(address);
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
  body: page.html,
});

const redirect = (location: string): SiteAnswer => ({
  status: 302,
  headers: { Location: location, 'Cache-Control': 'no-store' },
  body: '',
});

const unavailable = (error: unknown, emulators: string[]): SiteAnswer => ({
  status: 503,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(unavailablePage.styles, emulators),
    'Cache-Control': 'no-store',
    'Retry-After': String(retryAfter),
  },
  body: unavailablePage.html,
  error,
});
