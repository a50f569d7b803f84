import type { RenderedPage, RenderPage } from '@lamplight/web/rendering';
import { LRUCache } from 'lru-cache';
import type { CachePolicy } from './contentCache.ts';
import type { SiteResponse } from './siteResponses.ts';

/** How much is cached, of pages and of bytes as they are before they are compressed. */
interface Bounds {
  pages: number;
  bytes: number;
}

interface CachedPage {
  page: Extract<RenderedPage, { kind: 'page' }>;
  response: SiteResponse;
  period: number | undefined;
  until: number;
}

interface Pages {
  /** Renders a page, with the moment until when it is valid. */
  render(...args: Parameters<RenderPage>): Promise<{ made: RenderedPage; until: number }>;
  /** The answer for a page. */
  responseOf(page: RenderedPage): SiteResponse;
  policy: Pick<CachePolicy, 'period'>;
  bounds: Bounds;
}

/**
 * Answers for addresses, rendered once for all who ask until the content, or what is shown of it, is another. Cached are pages
 * whose address is one of the site's own; any number of other spellings leads to the same pages, and
 * those are rendered for each request.
 */
export function pageCache({ render, responseOf, policy, bounds }: Pages) {
  const cache = new LRUCache<string, CachedPage>({
    max: bounds.pages,
    maxSize: bounds.bytes,
    sizeCalculation: ({ page }) => page.html.length,
  });
  const pending = new Map<string, Promise<SiteResponse>>();

  return (address: URL): SiteResponse | Promise<SiteResponse> => {
    const path = pathOf(address);
    const before = cache.get(path);
    if (before && isFresh(before)) return before.response;
    const shared = pending.get(path);
    if (shared) return shared;
    const rendering = renderNow(address, before).finally(() => pending.delete(path));
    pending.set(path, rendering);
    return rendering;
  };

  function isFresh({ period, until }: CachedPage): boolean {
    return period !== undefined && period === policy.period() && Date.now() < until;
  }

  async function renderNow(address: URL, before: CachedPage | undefined): Promise<SiteResponse> {
    const period = policy.period();
    const { made: page, until } = await render(address, before?.page);
    // Bytes that are known are not compressed again.
    const known = page === before?.page ? before.response : responseOf(page);
    const response = known.until === until ? known : { ...known, until };
    if (page.kind === 'page' && page.own)
      cache.set(pathOf(address), { page, response, period, until });
    else cache.delete(pathOf(address));
    return response;
  }
}

const pathOf = ({ pathname, search }: URL): string => pathname + search;
