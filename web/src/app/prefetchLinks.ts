import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RenderedPages } from './renderedPages.ts';

/** Milliseconds on a link after which it may be meant; whoever crosses it is gone sooner. */
const meantAfter = 50;

/**
 * Fetches code and content of the page that a link leads to once a visitor points at it, touches it
 * or comes to it by keyboard, so that they are there when it is followed. What fails is asked for
 * again by whoever follows it.
 */
export function prefetchLinks(within: Document, routes: RouteObject[], pages: RenderedPages) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onLink = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== within.location.origin) return;
    const { pathname } = link;
    if (pathname === within.location.pathname) return;
    timer = setTimeout(() => prefetchPage(pathname, routes, pages), meantAfter);
  };
  within.addEventListener('pointerover', onLink, { passive: true });
  within.addEventListener('focusin', onLink, { passive: true });
}

function prefetchPage(path: string, routes: RouteObject[], pages: RenderedPages) {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  if (typeof route?.lazy === 'function') route.lazy().catch(() => {});
  if (route?.loader) pages.prefetch(path);
}
