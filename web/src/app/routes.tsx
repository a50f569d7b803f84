import type { ContentSource } from '@lamplight/content/contentSource';
import { type RouteObject, redirect } from 'react-router-dom';
import { HomeRoute } from '../pages/home/HomeRoute.tsx';
import { PublicError } from './PublicError.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { paths } from './paths.ts';

/** What stands around every public page. */
export interface SiteFrame {
  navigation: Awaited<ReturnType<ContentSource['navigation']>>;
  contact: Awaited<ReturnType<ContentSource['contact']>>;
}

const siteFrame = async (source: ContentSource): Promise<SiteFrame> => {
  const [navigation, contact] = await Promise.all([source.navigation(), source.contact()]);
  return { navigation, contact };
};

/** The route whose loader reads navigation and contact. */
export const siteRouteId = 'site';

/**
 * THE table of public routes, for the server and the browser alike. Paths match whatever their
 * case, and unknown ones lead to the home page.
 */
export const publicRoutes = (source: ContentSource): RouteObject[] => [
  {
    id: siteRouteId,
    path: paths.home,
    loader: () => siteFrame(source),
    Component: PublicLayout,
    ErrorBoundary: PublicError,
    children: [
      { index: true, id: 'home', loader: () => source.home(), Component: HomeRoute },
      { path: 'home', id: 'homeAlias', loader: () => source.home(), Component: HomeRoute },
      { path: '*', loader: () => redirect(paths.home) },
    ],
  },
];
