import createCache, { type EmotionCache } from '@emotion/cache';
import { feedbackFields } from '@lamplight/content/feedbackFields';
import { type PostedForm, withoutScriptsTexts } from '@lamplight/content/formFields';
import { mentorFields } from '@lamplight/content/mentorFields';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { FormAlert, FormNotice } from '../forms/formParts.tsx';
import { WrongFields } from '../forms/WrongFields.tsx';
import { paths } from '../paths.ts';
import { publicSystem } from '../theme/publicSystem.ts';
import { loadWords } from '../ui/dictionaries.ts';
import { type SiteFrame, siteRouteId } from '../ui/pageContext.ts';
import type { Words } from '../ui/words.ts';
import { documentHtml, type PageStyles } from './documentHtml.ts';
import type { CreateRenderer, RenderedPage } from './rendering.ts';
import { publicRoutes } from './routes.tsx';
import { SiteRoot } from './SiteRoot.tsx';

const system = publicSystem();

type Match = StaticHandlerContext['matches'][number];

interface Rendered {
  context: StaticHandlerContext;
  origin: string;
  words: Words;
  /** What stands before its form where no scripts run. */
  notice: ReactNode;
}

export const createRenderer: CreateRenderer = ({ source, assets, formsNeedScripts }) => {
  const handler = createStaticHandler(publicRoutes(source));

  /** The page as elements, and the styles that they need. */
  const rendered = ({ context, origin, words, notice }: Rendered) => {
    const styleCache = createCache({ key: 'css' });
    // Without this emotion puts a style element beside every component.
    styleCache.compat = true;
    const markup = renderToString(
      <div id="root">
        <StrictMode>
          <SiteRoot styleCache={styleCache} system={system} origin={origin} words={words}>
            <FormNotice value={notice}>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </FormNotice>
          </SiteRoot>
        </StrictMode>
      </div>,
    );
    return { markup, styles: stylesIn(styleCache) };
  };

  return async (address, before, notTaken) => {
    try {
      const answered = await handler.query(requestOf(address));
      const other = insteadOfPage(answered);
      if (other) return other;
      const context = answered as StaticHandlerContext;
      const { loaderData, errors, matches } = context;
      if (before?.kind === 'page' && isSameData(before.madeOf, loaderData)) return before;

      const match = matches.at(-1);
      const actionData = actionDataOf(match, notTaken ?? sentFrom(address));
      const { organisation: look } = loaderData[siteRouteId] as SiteFrame;
      const { origin } = address;
      const words = await loadWords(look);
      const notice = notTaken ? whatWasWrong(notTaken) : formsNeedScripts && needsScripts(words);
      const page = rendered({ context: { ...context, actionData }, origin, words, notice });
      const state = { loaderData, actionData, errors, origin, build: assets.script };
      const document = documentHtml({ ...page, look, assets, state });
      return { kind: 'page', ...document, own: isOwn(match, address.pathname), madeOf: loaderData };
    } catch (error) {
      return { kind: 'failed', error };
    }
  };
};

/** What became of a form whose sender was led to this address; undefined of any other address. */
const sentFrom = ({ search }: URL): PostedForm | undefined =>
  search === '?sent' ? { outcome: 'sent' } : undefined;

/** A page reads what became of its form as what an action of its route has answered. */
const actionDataOf = (match: Match | undefined, posted: PostedForm | undefined) =>
  posted && match ? { [match.route.id]: posted } : null;

/** Where somebody begins to read whose form was not taken. */
const whatWasWrong = ({ said = '', errors = {} }: PostedForm) => (
  <WrongFields
    {...{ said, errors, fields: { ...feedbackFields, ...mentorFields } }}
    {...{ tabIndex: -1, autoFocus: true }}
  />
);

const needsScripts = ({ sayAny }: Words) => (
  <FormAlert role="note">{sayAny(withoutScriptsTexts.needsScripts)}</FormAlert>
);

/** What is answered where the loaders lead elsewhere, or have failed; undefined where there is a page. */
function insteadOfPage(context: StaticHandlerContext | Response): RenderedPage | undefined {
  if (!('loaderData' in context)) {
    return { kind: 'redirect', location: context.headers.get('Location') ?? '/' };
  }
  const failed = Object.values(context.errors ?? {})[0];
  // No pattern of a route matches a line break.
  if (isRouteErrorResponse(failed) && failed.status === 404) {
    return { kind: 'redirect', location: paths.home };
  }
  return failed ? { kind: 'failed', error: failed } : undefined;
}

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
  holdSame(one, other, (a, b) => a === b || (isRecord(a) && isRecord(b) && holdSame(a, b)));

function holdSame(one: Data, other: Data, same: (a: unknown, b: unknown) => boolean = Object.is) {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => same(one[key], other[key]))
  );
}

const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
