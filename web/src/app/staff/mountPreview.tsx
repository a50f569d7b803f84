import createCache from '@emotion/cache';
import { Global } from '@emotion/react';
import { languageOf, languages } from '@lamplight/content/languages';
import { StrictMode, startTransition, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import type { MountedPreview, PreviewOptions } from '../../editing/preview/mounting.ts';
import { markPicked } from '../../editing/preview/places.ts';
import { previewSource } from '../../editing/preview/previewSource.ts';
import { type Look, lookCss } from '../../theme/look.ts';
import { publicSystem } from '../../theme/publicSystem.ts';
import { Loading } from '../../ui/Loading.tsx';
import { InPreview, type SiteFrame, siteRouteId } from '../../ui/pageContext.ts';
import { browserSource } from '../loading/browserSource.ts';
import { ownPageId } from '../public/ownPage.ts';
import { publicRoutes } from '../routes.tsx';
import { SiteRoot } from '../SiteRoot.tsx';

const system = publicSystem();

/**
 * Mounts the public site in a document of its own: the real pages with the real styles, but
 * nothing of them reaches the editor around it.
 */
export function mountPreview(
  page: Document,
  { path, typed, over }: PreviewOptions,
): MountedPreview {
  const container = page.getElementById('root');
  if (!container) throw new Error('The preview has no root element');
  let now = typed;
  const watchers = new Set<() => void>();
  const source = previewSource(browserSource({ everything: true }), () => now);
  const routes = publicRoutes(source).map((route) => ({ ...route, HydrateFallback: Loading }));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const root = createRoot(container);

  const subscribe = (watcher: () => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  };
  const Over = () => {
    const current = useSyncExternalStore(subscribe, () => now);
    if (!over || !('content' in current)) return null;
    return over(current.content as Record<string, unknown>);
  };

  /** How the page looks that is typed, or is stored. */
  const PageLook = () => {
    const { loaderData } = useSyncExternalStore(router.subscribe, () => router.state);
    const { organisation } = (loaderData[siteRouteId] ?? {}) as Partial<SiteFrame>;
    return organisation && <PreviewLook {...organisation} page={page} />;
  };

  const site = (
    <StrictMode>
      <SiteRoot
        styleCache={createCache({ key: 'page', container: page.head })}
        system={system}
        origin={window.location.origin}
      >
        <Global styles={markPicked} />
        <PageLook />
        <InPreview value={true}>
          <RouterProvider router={router} />
          <Over />
        </InPreview>
      </SiteRoot>
    </StrictMode>
  );
  startTransition(() => root.render(site));

  const routeOf = (address: string) => {
    const match = matchRoutes(router.routes, address)?.at(-1);
    return match?.route.id === ownPageId ? match.pathname : match?.route.id;
  };
  return {
    show: (next) => {
      now = next;
      for (const watcher of watchers) watcher();
      router.revalidate();
    },
    staysOnPage: (href) => routeOf(href) === routeOf(router.state.location.pathname),
    unmount: () => {
      router.dispose();
      // React may be rendering this very moment, which must come to its end first.
      setTimeout(() => root.unmount());
    },
  };
}

/** Applies the organisation's look and language to the document, where it doesn't have them already. */
function PreviewLook({ page, ...look }: Look & { page: Document }) {
  const { colour, accent, typefaces, corners, language } = look;
  const css = useMemo(
    () => lookCss({ colour, accent, typefaces, corners, language }),
    [colour, accent, typefaces, corners, language],
  );
  useLayoutEffect(() => {
    const lang = languageOf(language);
    Object.assign(page.documentElement, { lang, dir: languages[lang].dir });
  }, [page, language]);
  return <Global styles={css} />;
}
