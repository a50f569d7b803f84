import type { SystemContext } from '@chakra-ui/react/styled-system';
import { type ReactNode, StrictMode } from 'react';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { pause } from '../../device/pause.ts';
import { browserLoaders } from '../browserLoaders.ts';
import { browserSource } from '../browserSource.ts';
import type { PageState } from '../pageState.ts';
import { prefetchLinks } from '../prefetchLinks.ts';
import { renderedPages } from '../renderedPages.ts';
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
  const routes = publicRoutes(browserSource(), pages && browserLoaders(pages, state.loaderData));
  await loadPage(routes);
  await pause();
  if (pages) prefetchLinks(document, routes, pages);
  const router = createBrowserRouter(routes, state ? { hydrationData: state } : {});
  return (
    <StrictMode>
      <SiteRoot
        styleCache={styleCacheOf(document)}
        styled={state !== undefined}
        system={system}
        origin={state?.origin ?? window.location.origin}
      >
        <RouterProvider router={router} />
      </SiteRoot>
    </StrictMode>
  );
}

/** Loads the parts of this page that are modules of their own, for hydration to find them there. */
async function loadPage(routes: RouteObject[]) {
  const matches = matchRoutes(routes, window.location) ?? [];
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}
