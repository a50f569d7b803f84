import type { SystemContext } from '@chakra-ui/react/styled-system';
import { isPagePath } from '@lamplight/content/pagePaths';
import { pagePathOf } from '@lamplight/content/pageSearch';
import { loadTexts } from '@lamplight/content/texts/visitor/loadTexts';
import { type ReactNode, StrictMode } from 'react';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
  redirectDocument,
} from 'react-router-dom';
import { nameHistoryEntry } from '../../device/historyEntry.ts';
import { pause } from '../../device/whenIdle.ts';
import { type LayoutData, layoutId, type SiteFrame, siteRouteId } from '../../ui/pageContext.ts';
import { browserLoaders } from '../loading/browserLoaders.ts';
import { browserSource } from '../loading/browserSource.ts';
import type { PageState } from '../loading/pageState.ts';
import { type RenderedPages, renderedPages } from '../loading/renderedPages.ts';
import { loadBlockViews } from '../public/PageLayout.tsx';
import { publicRoutes } from '../routes.tsx';
import { SiteRoot } from '../SiteRoot.tsx';
import { styleCacheOf } from './styleCache.ts';

/**
 * The public site at the address of this page.
 * @param state what the server rendered the page from
 */
export async function publicSite(
  system: SystemContext,
  state: PageState | undefined,
): Promise<ReactNode> {
  const pages = state && renderedPages(state.build);
  const loaders = pages && browserLoaders(pages, state.loaderData);
  const routes = publicRoutes(browserSource(), loaders, pages && askServer);
  const site = state?.loaderData?.[siteRouteId] as SiteFrame | undefined;
  const [texts] = await Promise.all([
    loadTexts(site?.organisation ?? { language: '' }),
    loadPage(routes, state),
  ]);
  await pause();
  if (pages) prefetchLinks(document, routes, pages);
  nameHistoryEntry();
  const router = createBrowserRouter(routes, state ? { hydrationData: state } : {});
  return (
    <StrictMode>
      <SiteRoot
        styleCache={styleCacheOf(document)}
        styled={state !== undefined}
        system={system}
        texts={texts}
        origin={state?.origin ?? window.location.origin}
      >
        <RouterProvider router={router} />
      </SiteRoot>
    </StrictMode>
  );
}

/** Loads an address from the server, unless this page was loaded from there. */
const askServer = ({ url }: Request): Response | undefined =>
  url === window.location.href.split('#')[0] ? undefined : redirectDocument(url);

/** Loads the parts of this page that are modules of their own, for hydration to find them there. */
async function loadPage(routes: RouteObject[], state: PageState | undefined) {
  const matches = matchRoutes(routes, window.location) ?? [];
  const layout = state?.loaderData?.[layoutId(matches.at(-1)?.route.id ?? '')] as
    | LayoutData
    | undefined;
  if (layout?.below) await loadBlockViews();
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

/** Milliseconds on a link after which it may be meant; anyone who crosses it is gone sooner. */
const hoverDelayMs = 50;

/**
 * Fetches code and content of the page that a link leads to once a visitor points at it, touches it
 * or comes to it by keyboard, so that they are there when it is followed. What fails is asked for
 * again by anyone who follows it.
 */
function prefetchLinks(within: Document, routes: RouteObject[], pages: RenderedPages) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onLink = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== within.location.origin) return;
    const path = pagePathOf(new URL(link.href));
    if (path === pagePathOf(new URL(within.location.href))) return;
    timer = setTimeout(() => prefetchPage(path, routes, pages), hoverDelayMs);
  };
  within.addEventListener('pointerover', onLink, { passive: true });
  within.addEventListener('focusin', onLink, { passive: true });
}

function prefetchPage(path: string, routes: RouteObject[], pages: RenderedPages) {
  const [pathname = ''] = path.split('?');
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  if (typeof route?.lazy === 'function') route.lazy().catch(() => {});
  if (route?.loader && isPagePath(pathname)) pages.prefetch(path);
}
