import createCache from '@emotion/cache';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { publicSystem } from '../theme/publicSystem.ts';
import { browserSource } from './browserSource.ts';
import { keepLast } from './keepLast.ts';
import { readPageState } from './pageState.ts';
import { publicRoutes } from './routes.tsx';
import { SiteRoot } from './SiteRoot.tsx';

const state = readPageState();
const routes = publicRoutes(browserSource(), keepLast(state?.loaderData));
await loadPage();
const router = createBrowserRouter(routes, state ? { hydrationData: state } : {});

const site = (
  <StrictMode>
    <SiteRoot
      styleCache={createCache({ key: 'css' })}
      system={publicSystem}
      origin={window.location.origin}
    >
      <RouterProvider router={router} />
    </SiteRoot>
  </StrictMode>
);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
if (state) hydrateRoot(root, site);
else createRoot(root).render(site);

/** Loads the parts of this page that are modules of their own, for hydration to find them there. */
async function loadPage() {
  const matches = matchRoutes(routes, window.location) ?? [];
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}
