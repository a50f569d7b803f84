import type { Contact } from '@lamplight/content/contact';
import type { Navigation } from '@lamplight/content/navigation';
import { useRouteLoaderData } from 'react-router-dom';

/** What stands around every public page. */
export interface SiteFrame {
  navigation: Navigation;
  contact: Contact;
}

/** The id of the route that reads it. */
export const siteRouteId = 'site';

/** What stands around this page; undefined where it could not be read. */
export const useSite = () => useRouteLoaderData<SiteFrame>(siteRouteId);
