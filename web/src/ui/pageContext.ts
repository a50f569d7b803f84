import type { BlocksBelow } from '@lamplight/content/blocksContent';
import type { Contact } from '@lamplight/content/contact';
import type { Navigation } from '@lamplight/content/navigation';
import type { Organisation } from '@lamplight/content/organisation';
import type { Shared } from '@lamplight/content/sharing';
import { createContext, useContext, useEffect, useState } from 'react';
import { useMatches, useRouteLoaderData } from 'react-router-dom';

/** The part around every public page. */
export interface SiteFrame {
  navigation: Navigation;
  contact: Contact;
  organisation: Organisation;
}

/** The id of the route that reads it. */
export const siteRouteId = 'site';

/** The part around this page; undefined where it could not be read. */
export const useSite = () => useRouteLoaderData<SiteFrame>(siteRouteId);

/** The name of a site: its organisation's, or the heading of its navigation while that has none. */
export const siteNameOf = ({
  organisation,
  navigation,
}: Pick<SiteFrame, 'organisation' | 'navigation'>) => organisation.name || navigation.heading;

/** The site's name; empty while there is none. */
export function useSiteName(): string {
  const site = useSite();
  return site ? siteNameOf(site) : '';
}

/** The data that the route around a page has read. */
export interface LayoutData {
  /** The staff's own texts for search results and shared links; null without any. */
  shared: Shared | null;
  /** The blocks below it; null without any. */
  below: BlocksBelow | null;
}

/** The id of the route around that of a page. */
export const layoutId = (id: string) => `${id}~around`;

/** The staff's own texts for this page in search results and shared links. */
export const useShared = () =>
  (useMatches().at(-2)?.loaderData as LayoutData | undefined)?.shared ?? null;

/** Content of a page that is shown without waiting for it; undefined where it could not be read. */
export type Deferred<T> = T | { later: Promise<T | undefined> };

/** The content, as soon as it is there. */
export function useDeferredContent<T extends object>(content: Deferred<T>): T | undefined {
  const [arrived, setArrived] = useState<T>();
  const later = isDeferred(content) ? content.later : undefined;
  useEffect(() => {
    later?.then(setArrived);
  }, [later]);
  return isDeferred(content) ? arrived : content;
}

const isDeferred = <T extends object>(
  content: Deferred<T>,
): content is { later: Promise<T | undefined> } => 'later' in content;

/**
 * Whether a page is shown inside an editor: then it neither reads anew nor scrolls, and its dialogs
 * do not take the focus.
 */
export const InPreview = createContext(false);

export const useInPreview = () => useContext(InPreview);
