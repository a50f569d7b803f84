import type { ContentSource } from '@lamplight/content/contentSource';
import { type RouteObject, redirect } from 'react-router-dom';
import { HomeRoute } from '../pages/home/HomeRoute.tsx';
import type { KeepLast } from './keepLast.ts';
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

/**
 * THE table of public routes, for the server and the browser alike. Paths match whatever their
 * case, and unknown ones lead to the home page.
 * @param keep what the browser does so that a failing read does not take a page away
 */
export function publicRoutes(
  source: ContentSource,
  keep: KeepLast = (_, load) => load,
): RouteObject[] {
  return [
    {
      id: 'site',
      path: paths.home,
      loader: keep('site', () => siteFrame(source)),
      Component: PublicLayout,
      ErrorBoundary: PublicError,
      children: [
        { index: true, id: 'home', loader: keep('home', source.home), Component: HomeRoute },
        {
          path: paths.homeFromLogo,
          id: 'homeFromLogo',
          loader: keep('homeFromLogo', source.home),
          Component: HomeRoute,
        },
        { path: '*', loader: () => redirect(paths.home) },
      ],
    },
  ];
}
