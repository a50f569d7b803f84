import { plainPath } from '@lamplight/content/addresses';
import type { ContentSource } from '@lamplight/content/contentSource';
import { eventsListingIn } from '@lamplight/content/events/eventsListing';
import { itemIdIn } from '@lamplight/content/itemId';
import { newsListingIn } from '@lamplight/content/newsListing';
import type { OwnPageContent } from '@lamplight/content/ownPageContent';
import { eventPattern, newsItemPattern, paths } from '@lamplight/content/pagePaths';
import { moduleOf, type PageName, publicPages, type Read } from '@lamplight/content/sitePages';
import type { PlainKey } from '@lamplight/content/texts/visitor/keys';
import type { ComponentType } from 'react';
import {
  type LoaderFunction,
  type NonIndexRouteObject,
  type RouteObject,
  redirect,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
import { type LayoutData, layoutId, type SiteFrame, siteRouteId } from '../ui/pageContext.ts';
import { CodeNotLoaded } from './public/CodeNotLoaded.ts';
import { notFoundId } from './public/notFound.ts';
import { eventId, newsItemId, ownPageId } from './public/ownPage.ts';
import { loadBlockViews, PageLayout } from './public/PageLayout.tsx';
import { PublicError, PublicLayout } from './public/PublicLayout.tsx';

const siteFrame = async (source: ContentSource): Promise<SiteFrame> => {
  const [navigation, contact, organisation] = await Promise.all([
    source.document('navigation'),
    source.document('contact'),
    source.document('organisation'),
  ]);
  return { navigation, contact, organisation };
};

interface PageModule {
  Component: ComponentType<{ name: PageName }>;
  /** What follows the blocks below it. */
  After?: ComponentType;
}

/**
 * The pages' components by their files. Those that need more than others are loaded apart, with all of it; the log-in
 * is none of the site's.
 */
const components = import.meta.glob<PageModule>(
  [
    '../pages/*/*Page.tsx',
    '!../pages/contact/*',
    '!../pages/events/*',
    '!../pages/mentorForm/*',
    '!../pages/news/*',
    '!../pages/ownPage/*',
    '!../pages/login/*',
  ],
  { eager: true },
);
const laterPages = import.meta.glob<PageModule>([
  '../pages/contact/*Page.tsx',
  '../pages/events/*Page.tsx',
  '../pages/mentorForm/*Page.tsx',
  '../pages/news/*Page.tsx',
]);

/** The reads of a page, and what of it can be shown before that. */
interface PageRoute extends Pick<NonIndexRouteObject, 'element' | 'lazy'> {
  path: string;
  id: string;
  /** Reads its content. */
  read: (url: URL) => Promise<unknown>;
  /** Whether it can be shown before that is read. */
  later: boolean;
  /** The message if reading fails, where the page has its own. */
  failed: PlainKey | undefined;
  /** What follows the blocks below it. */
  After: ComponentType | undefined;
  /** Reads what is around its content. */
  readLayout: () => Promise<LayoutData>;
}

/** The routes of the pages: address, what is read for them, and the component that shows it. */
const pageRoutes = (source: ContentSource): PageRoute[] =>
  publicPages.flatMap(([name, { path, content, reads, failed }]) => {
    const from: Read = reads ?? content;
    const route = {
      path: name === 'team' ? `${path}/:memberId?` : path,
      id: name,
      read: (url: URL) => readPage(source, name, from, url),
      later: 'later' in from,
      failed,
      After: moduleOf(components, name, 'Page')?.After,
      readLayout: async () => {
        const [{ pages }, below] = await Promise.all([
          source.document('sharing'),
          source.blocksBelow(name),
        ]);
        return { shared: pages[path.toLowerCase()] ?? null, below };
      },
      ...componentOf(name),
    };
    return name === 'home'
      ? [route, { ...route, path: paths.homeFromLogo, id: homeFromLogo }]
      : [route];
  });

/** A member of the team who opens or closes changes the address, and nothing of the content. */
const unlessMemberChanges: ShouldRevalidateFunction = ({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}) => currentParams.memberId === nextParams.memberId && defaultShouldRevalidate;

function readPage(source: ContentSource, name: PageName, from: Read, { searchParams }: URL) {
  if (name === 'news') return source.news(newsListingIn(searchParams));
  if (name === 'events') return source.events(eventsListingIn(searchParams));
  return 'document' in from ? source.document(from.document) : source.list(from.list, from.max);
}

function componentOf(name: PageName): Pick<PageRoute, 'element' | 'lazy'> {
  const { Component } = moduleOf(components, name, 'Page') ?? {};
  if (Component) return { element: <Component key={name} name={name} /> };
  const load = moduleOf(laterPages, name, 'Page');
  if (!load) throw new Error(`The page ${name} has no component.`);
  return { lazy: lazily(load as Lazy) };
}

type Lazy = Extract<NonNullable<PageRoute['lazy']>, (...args: never[]) => unknown>;

/** Loads the code of a route. The router doesn't try again once that has failed. */
const lazily =
  (load: Lazy): Lazy =>
  () =>
    load().catch((cause) => {
      throw new CodeNotLoaded(cause);
    });

/** The page that the route of an id shows; undefined for one that leads elsewhere. */
export const pageOfRoute = (id = ''): PageName | undefined =>
  publicPages.find(([name]) => name === (id === homeFromLogo ? 'home' : id))?.[0];

const homeFromLogo = 'homeFromLogo';

/**
 * Makes the loader of the route `id` out of how its content is read from the source. Where its page
 * can be shown before that, `later`, it may resolve to content that is read `Deferred`.
 */
export type MakeLoader = (
  id: string,
  read: LoaderFunction,
  how?: {
    later?: boolean;
    /** That it shows another page at each address. */
    byAddress?: boolean;
  },
) => LoaderFunction;

/** Reads what is around a page, and loads the views of its blocks if it has any. */
function layoutLoader(load: LoaderFunction): LoaderFunction {
  return async (...args) => {
    const layout = (await load(...args)) as LayoutData;
    if (layout.below) await loadBlockViews();
    return layout;
  };
}

/** Asks the server where an address leads; undefined where it has said so already. */
type AskServer = (request: Request) => Response | undefined;

/** The home page says that there is nothing at an address. */
const leadHome = () => redirect(`${paths.home}#${notFoundId}`);

/** Reads the page at an address; where there is none, but was, leads to where it is now, and otherwise home. */
function ownPageLoader(
  source: ContentSource,
  loaderOf: MakeLoader,
  askServer: AskServer | undefined,
): LoaderFunction {
  const addressIn = (request: Request) => plainPath(new URL(request.url).pathname);
  const read: LoaderFunction = ({ request }) => source.ownPage(addressIn(request));
  const load = loaderOf(ownPageId, read, { byAddress: true });
  return async (...args) => {
    const address = addressIn(args[0].request);
    const content = (await load(...args)) as OwnPageContent | undefined;
    // What the server renders for an old address is the page where it is now.
    if (content?.page.address === address) return content;
    if (content) return redirect(encodeURI(content.page.address));
    const asked = askServer?.(args[0].request);
    if (asked) return asked;
    const former = await source.formerAddress(address);
    return typeof former === 'object' ? redirect(encodeURI(former.movedTo)) : leadHome();
  };
}

/** A page that shows one item of a list, at an address that names it. */
interface ItemRoute extends Required<Pick<NonIndexRouteObject, 'id' | 'path' | 'lazy'>> {
  read: (id: string) => Promise<unknown>;
}

const itemRoutes = (source: ContentSource): ItemRoute[] => [
  {
    id: newsItemId,
    path: newsItemPattern,
    read: (id) => source.newsItem(id),
    lazy: lazily(() => import('../pages/news/NewsItemView.tsx')),
  },
  {
    id: eventId,
    path: eventPattern,
    read: (id) => source.event(id),
    lazy: lazily(() => import('../pages/events/EventView.tsx')),
  },
];

/** Reads the item at an address; where there is none, leads home. */
function itemLoader(
  { id, read }: ItemRoute,
  loaderOf: MakeLoader,
  askServer: AskServer | undefined,
): LoaderFunction {
  const load = loaderOf(
    id,
    async ({ params: { item = '' } }) => (await read(itemIdIn(item))) ?? null,
    {
      byAddress: true,
    },
  );
  return async (...args) => (await load(...args)) ?? askServer?.(args[0].request) ?? leadHome();
}

/**
 * The public routes, for the server and the browser alike. Paths match whatever their
 * case; at all others are the organisation's own pages, and unknown ones lead to the home page.
 * @param loaderOf where else than from the source the browser takes content
 * @param askServer asked about addresses at which nothing is found: only the server knows redirects
 */
export function publicRoutes(
  source: ContentSource,
  loaderOf: MakeLoader = (_, read) => read,
  askServer?: AskServer,
): RouteObject[] {
  const routeOf = ({
    read,
    readLayout,
    After,
    later,
    failed,
    ...page
  }: PageRoute): RouteObject => ({
    id: layoutId(page.id),
    loader: layoutLoader(loaderOf(layoutId(page.id), readLayout)),
    element: <PageLayout After={After} />,
    errorElement: <PublicError message={failed ?? 'page.contentFailed'} />,
    children: [
      {
        ...page,
        shouldRevalidate: unlessMemberChanges,
        loader: loaderOf(page.id, ({ request }) => read(new URL(request.url)), {
          later,
          byAddress: page.id === 'news' || page.id === 'events',
        }),
      },
    ],
  });
  return [
    {
      id: siteRouteId,
      path: paths.home,
      loader: loaderOf(siteRouteId, () => siteFrame(source)),
      Component: PublicLayout,
      errorElement: <PublicError message="page.contentFailed" />,
      children: [
        ...pageRoutes(source).map(routeOf),
        ...itemRoutes(source).map(
          (item): RouteObject => ({
            id: layoutId(item.id),
            errorElement: <PublicError message="page.contentFailed" />,
            children: [
              {
                path: item.path,
                id: item.id,
                loader: itemLoader(item, loaderOf, askServer),
                lazy: item.lazy,
              },
            ],
          }),
        ),
        {
          id: layoutId(ownPageId),
          errorElement: <PublicError message="page.contentFailed" />,
          children: [
            {
              path: '*',
              id: ownPageId,
              loader: ownPageLoader(source, loaderOf, askServer),
              lazy: lazily(() => import('./public/OwnPageRoute.tsx')),
            },
          ],
        },
      ],
    },
  ];
}
