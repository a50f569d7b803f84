import { isLink, pathIn, plainPath } from '@lamplight/content/addresses';
import { contentSource } from '@lamplight/content/contentSource';
import { emulatorOrigins, pageCacheControl, type SiteAnswer, unavailable } from './answers.ts';
import { cachedStore } from './contentCache.ts';

const source = contentSource(cachedStore);

/** What is sent for an address at which there is no page, but was once; undefined for one that nobody knows. */
export async function redirectFrom({ origin, pathname }: URL): Promise<SiteAnswer | undefined> {
  try {
    const { redirects } = await source.document('redirects');
    const from = plainPath(pathname);
    const to = Object.hasOwn(redirects, from) ? redirects[from] : undefined;
    // Two people may have closed a circle, each without knowing of the other.
    if (to === undefined || !isLink(to) || isInCircle(from, redirects)) return undefined;
    const headers = { Location: encoded(to, origin), 'Cache-Control': pageCacheControl };
    return { status: 301, headers };
  } catch (error) {
    return unavailable(error, emulatorOrigins(process.env));
  }
}

/** Whether whoever is led on from an address comes back to one where they were. */
function isInCircle(from: string, targets: Readonly<Record<string, string>>): boolean {
  const seen = new Set<string | undefined>();
  let at: string | undefined = from;
  while (at !== undefined && !seen.has(at)) {
    seen.add(at);
    const to: string = targets[at] ?? '';
    at = to.startsWith('/') ? pathIn(to) : undefined;
  }
  return at !== undefined;
}

/** A link as a header may hold it, which takes no letters but English ones. */
function encoded(link: string, origin: string): string {
  const { href } = new URL(link, origin);
  return link.startsWith('/') ? href.slice(origin.length) : href;
}
