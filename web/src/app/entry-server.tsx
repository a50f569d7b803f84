import createCache, { type EmotionCache } from '@emotion/cache';
import { isMap } from '@lamplight/content/isMap';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { paths } from '../paths.ts';
import { publicSystem } from '../theme/publicSystem.ts';
import { loadWords } from '../ui/dictionaries.ts';
import { type SiteFrame, siteRouteId } from '../ui/pageContext.ts';
import { documentHtml, type PageStyles } from './documentHtml.ts';
import type { CreateRenderer } from './rendering.ts';
import { publicRoutes } from './routes.tsx';
import { SiteRoot } from './SiteRoot.tsx';

const system = publicSystem();

type Match = StaticHandlerContext['matches'][number];

export const createRenderer: CreateRenderer = ({ source, assets }) => {
  const handler = createStaticHandler(publicRoutes(source));

  return async (address, before) => {
    try {
      const context = await handler.query(requestOf(address));
      if (!('loaderData' in context)) {
        return { kind: 'redirect', location: context.headers.get('Location') ?? '/' };
      }
      const failed = Object.values(context.errors ?? {})[0];
      // No pattern of a route matches a line break.
      if (isRouteErrorResponse(failed) && failed.status === 404) {
        return { kind: 'redirect', location: paths.home };
      }
      if (failed) return { kind: 'failed', error: failed };
      const { loaderData, actionData, errors } = context;
      if (before?.kind === 'page' && isSameData(before.madeOf, loaderData)) return before;

      const { organisation: look } = loaderData[siteRouteId] as SiteFrame;
      const words = await loadWords(look);
      const styleCache = createCache({ key: 'css' });
      // Without this emotion puts a style element beside every component.
      styleCache.compat = true;
      const markup = renderToString(
        <div id="root">
          <StrictMode>
            <SiteRoot styleCache={styleCache} system={system} origin={address.origin} words={words}>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </SiteRoot>
          </StrictMode>
        </div>,
      );
      const { origin } = address;
      const state = { loaderData, actionData, errors, origin, build: assets.script };
      const own = isOwn(context.matches.at(-1), address.pathname);
      const styles = stylesIn(styleCache);
      const document = documentHtml({ markup, styles, look, assets, state });
      return { kind: 'page', ...document, own, madeOf: loaderData };
    } catch (error) {
      return { kind: 'failed', error };
    }
  };
};

/**
 * The styles that rendering a page came by. Those of components that hand them on to others stand in no element,
 * but the browser comes by them too: it would add what it does not find, which has typefaces loaded anew.
 */
const stylesIn = ({ inserted }: EmotionCache): PageStyles => {
  const found = Object.entries(inserted).filter(([, css]) => typeof css === 'string');
  return { names: found.map(([name]) => name), css: found.map(([, css]) => css).join('') };
};

/** Whether a path is the one that its route has for all, without anything that visitors can make up. */
const isOwn = (match: Match | undefined, path: string): boolean =>
  match?.route.path !== undefined &&
  Object.values(match.params).every((value) => value === undefined) &&
  generatePath(match.route.path) === path;

/**
 * What the static handler looks at of a request. Node loads its whole HTTP client with the first use of
 * its own class, while the first visitor waits.
 */
function requestOf({ href: url }: URL): Request {
  const { signal } = new AbortController();
  return { url, method: 'GET', signal } satisfies Partial<Request> as unknown as Request;
}

type Data = Record<string, unknown>;

/**
 * Whether loaders have answered the same objects, or objects that hold the same ones: content that has
 * not changed stays the same object.
 */
export const isSameData = (one: Data, other: Data): boolean =>
  holdSame(one, other, (a, b) => a === b || (isMap(a) && isMap(b) && holdSame(a, b)));

function holdSame(one: Data, other: Data, same: (a: unknown, b: unknown) => boolean = Object.is) {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => same(one[key], other[key]))
  );
}
