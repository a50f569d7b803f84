import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { publicSystem } from '../theme/publicSystem.ts';
import { documentHtml } from './documentHtml.ts';
import type { CreateRenderer } from './rendering.ts';
import { publicRoutes } from './routes.tsx';
import { SiteRoot } from './SiteRoot.tsx';

export const createRenderer: CreateRenderer = ({ source, assets }) => {
  const handler = createStaticHandler(publicRoutes(source));

  return async (address) => {
    try {
      const context = await handler.query(new Request(address));
      if (context instanceof Response) {
        return { kind: 'redirect', location: context.headers.get('Location') ?? '/' };
      }
      const failed = Object.values(context.errors ?? {})[0];
      if (failed) return { kind: 'failed', error: failed };

      const styleCache = createCache({ key: 'css' });
      // Without this emotion puts a style element beside every component.
      styleCache.compat = true;
      const markup = renderToString(
        <div id="root">
          <StrictMode>
            <SiteRoot styleCache={styleCache} system={publicSystem} origin={address.origin}>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </SiteRoot>
          </StrictMode>
        </div>,
      );
      const { styles } = createEmotionServer(styleCache).extractCriticalToChunks(markup);
      const { loaderData, actionData, errors } = context;
      return documentHtml({ markup, styles, assets, state: { loaderData, actionData, errors } });
    } catch (error) {
      return { kind: 'failed', error };
    }
  };
};
