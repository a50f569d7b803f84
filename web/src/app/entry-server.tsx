import { plainPath } from '@lamplight/content/addresses';
import type { ContentSource } from '@lamplight/content/contentSource';
import type { EventsContent } from '@lamplight/content/events/eventsContent';
import { isInCalendar } from '@lamplight/content/events/eventsListing';
import type { PostedForm } from '@lamplight/content/formFields';
import { isMap } from '@lamplight/content/isMap';
import { itemIdIn } from '@lamplight/content/itemId';
import type { NewsContent } from '@lamplight/content/newsContent';
import { teamMemberPath } from '@lamplight/content/pagePaths';
import type { PageName } from '@lamplight/content/sitePages';
import type { PlainKey } from '@lamplight/content/texts/visitor/keys';
import { loadTexts } from '@lamplight/content/texts/visitor/loadTexts';
import type { Texts } from '@lamplight/content/texts/visitor/textsIn';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  matchRoutes,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { FormAlert, NoScriptMessage } from '../forms/formParts.tsx';
import { printStyles } from '../theme/print.ts';
import { publicSystem } from '../theme/publicSystem.ts';
import type { Head } from '../ui/PageHead.tsx';
import { type LayoutData, layoutId, type SiteFrame, siteRouteId } from '../ui/pageContext.ts';
import { eventId, newsItemId, ownPageId } from './public/ownPage.ts';
import { viewedPage } from './public/viewedPage.ts';
import { documentHtml } from './rendering/documentHtml.ts';
import { notFoundHtml } from './rendering/notFoundPage.ts';
import { collectingCache, stylesIn } from './rendering/pageStyles.ts';
import type {
  CreateRenderer,
  OwnAddress,
  RenderedPage,
  RenderPage,
} from './rendering/rendering.ts';
import { structuredData } from './rendering/structuredData.ts';
import { pageOfRoute, publicRoutes } from './routes.tsx';
import { SiteRoot } from './SiteRoot.tsx';

const system = publicSystem(printStyles);

type Match = Pick<StaticHandlerContext['matches'][number], 'route' | 'params'>;

export const createRenderer: CreateRenderer = ({ source, timesOf, assets, formsNeedScripts }) => {
  const handler = createStaticHandler(publicRoutes(source));
  const noScriptMessageOf = (notTaken: PostedForm | undefined, texts: Texts): ReactNode =>
    notTaken?.said
      ? whyNotTaken(notTaken.said, texts)
      : !notTaken && formsNeedScripts && needsScripts(texts);

  const pageAt = async (
    match: Match,
    page: PageName | OwnAddress,
    ...[address, before, notTaken]: Parameters<RenderPage>
  ): Promise<RenderedPage> => {
    const [context, times] = await Promise.all([handler.query(requestOf(address)), timesOf(page)]);
    if (!('loaderData' in context)) throw new Error(`The page ${page} leads elsewhere`);
    const { loaderData, errors } = context;
    const failed = Object.values(errors ?? {})[0];
    if (failed) return { kind: 'failed', error: failed };
    if (before?.kind === 'page' && isSameData(before.madeOf, loaderData)) return before;

    const { origin } = address;
    const site = loaderData[siteRouteId] as SiteFrame;
    const texts = await loadTexts(site.organisation);
    const actionData = actionDataOf(match, notTaken ?? sentFrom(address));
    const noScriptMessage = noScriptMessageOf(notTaken, texts);
    const answered = { ...context, actionData };
    const { markup, styles, head } = rendered(handler, answered, {
      origin,
      texts,
      noScriptMessage,
    });
    const { id = '' } = match.route;
    const content = loaderData[id];
    const layout = loaderData[layoutId(id)] as LayoutData | undefined;
    const blocks = layout?.below?.blocks ?? [];
    const document = documentHtml({
      markup,
      styles,
      look: site.organisation,
      assets,
      graph: structuredData({ name: page, content, blocks, head, site, texts, times, origin }),
      state: {
        loaderData,
        actionData,
        errors,
        origin,
        view: viewedPage(id, address.pathname),
        build: assets.script ?? '',
      },
    });
    return { kind: 'page', ...document, ...foundAt(match, head, content), madeOf: loaderData };
  };

  const ownPageAt = async (match: Match, ...args: Parameters<RenderPage>) => {
    const [{ pathname }] = args;
    const address = plainPath(pathname);
    const page = await source.shownPage(address);
    if (!page) return withoutPage(source, address);
    const path = encodeURI(address);
    return path === pathname
      ? pageAt(match, address as OwnAddress, ...args)
      : ({ kind: 'moved', path } as const);
  };

  const itemSources: Record<string, (id: string) => Promise<{ path: string } | undefined>> = {
    [newsItemId]: (id) => source.newsItem(id),
    [eventId]: (id) => source.event(id),
  };

  const itemAt = async (match: Match, ...args: Parameters<RenderPage>) => {
    const found = await itemSources[match.route.id ?? '']?.(itemIdIn(match.params.item ?? ''));
    if (!found) return { kind: 'missing', html: await notFoundHtml(source) } as const;
    const { path } = found;
    return path === args[0].pathname
      ? pageAt(match, path as OwnAddress, ...args)
      : ({ kind: 'moved', path } as const);
  };

  return async (...args) => {
    const [{ pathname }, , notTaken] = args;
    try {
      // No pattern of a route matches a line break.
      const match = matchRoutes(handler.dataRoutes, pathname)?.at(-1);
      if (match?.route.id === ownPageId) return await ownPageAt(match, ...args);
      if (match?.route.id && match.route.id in itemSources) return await itemAt(match, ...args);
      const page = pageOfRoute(match?.route.id);
      if (!match || !page) return { kind: 'missing', html: await notFoundHtml(source) };
      const path = pathOf(match);
      const isThere = path === pathname || notTaken;
      return isThere ? await pageAt(match, page, ...args) : { kind: 'moved', path };
    } catch (error) {
      return { kind: 'failed', error };
    }
  };
};

/** The answer for an address without a page. */
async function withoutPage(source: ContentSource, address: string): Promise<RenderedPage> {
  const former = await source.formerAddress(address);
  if (typeof former === 'object')
    return { kind: 'moved', path: encodeURI(former.movedTo), former: true };
  return { kind: former === 'gone' ? 'gone' : 'missing', html: await notFoundHtml(source) };
}

interface Surroundings {
  origin: string;
  texts: Texts;
  /** The text before its form where no scripts run. */
  noScriptMessage: ReactNode;
}

/** Renders a page whose content is read. @throws an error if it has no head */
function rendered(
  { dataRoutes }: StaticHandler,
  context: StaticHandlerContext,
  { origin, texts, noScriptMessage }: Surroundings,
) {
  const styleCache = collectingCache();
  const heads: Head[] = [];
  const onHead = (head: Head) => heads.push(head);
  const markup = renderToString(
    <div id="root">
      <StrictMode>
        <SiteRoot {...{ styleCache, system, origin, onHead, texts }}>
          <NoScriptMessage value={noScriptMessage}>
            <StaticRouterProvider
              router={createStaticRouter(dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </NoScriptMessage>
        </SiteRoot>
      </StrictMode>
    </div>,
  );
  const [head] = heads;
  if (!head) throw new Error('A page has no PageHead');
  return { markup, styles: stylesIn(styleCache), head };
}

/** The outcome of a form whose sender was redirected to this address; undefined for any other address. */
const sentFrom = ({ search }: URL): PostedForm | undefined =>
  search === '?sent' ? { outcome: 'sent' } : undefined;

/** A page reads the outcome of its form as the result of its route's action. */
const actionDataOf = (match: Match | undefined, posted: PostedForm | undefined) =>
  posted && match ? { [match.route.id]: posted } : null;

/** Says why a form was refused as a whole. It takes the focus, so that reading starts here. */
const whyNotTaken = (said: PlainKey, { say }: Texts) => (
  <FormAlert tabIndex={-1} autoFocus>
    {say(said)}
  </FormAlert>
);

const needsScripts = ({ say }: Texts) => (
  <FormAlert role="note">{say('form.needsScripts')}</FormAlert>
);

/** Whether the page exists. A team member who exists sets another head. */
function foundAt({ route, params: { memberId } }: Match, { isPart }: Head, content: unknown) {
  const isThere = isListing(route.id)
    ? !isPart || hasItems(content as NewsContent | EventsContent)
    : memberId === undefined;
  return {
    own: isThere,
    status: isThere || (memberId !== undefined && isPart) ? 200 : 404,
  } as const;
}

const isListing = (id = '') => id === 'news' || id === 'events';

/**
 * Whether a listing has anything, here or on its further pages: the time of all items of a page may be over. A month of
 * the calendar, and a year between others, may have nothing in it.
 */
const hasItems = (content: NewsContent | EventsContent) =>
  content.hasMore ||
  ('dates' in content
    ? content.dates.length > 0 ||
      content.years.includes(content.listing.past) ||
      isInCalendar(content.listing.month, content.today)
    : content.latest !== null ||
      content.items.length > 0 ||
      (content.years.includes(content.listing.year) &&
        content.listing.page === 1 &&
        !content.listing.tag));

/** The canonical path of a page: requests may differ in case. */
const pathOf = ({ route, params: { memberId } }: Match): string =>
  memberId === undefined ? generatePath(route.path ?? '') : teamMemberPath(memberId);

/**
 * The parts of a request that the static handler reads. The first use of Node's own class loads its whole
 * HTTP client, while the first visitor waits.
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
