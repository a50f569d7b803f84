import { plainPath } from '@lamplight/content/addresses';
import type { PageName } from '@lamplight/content/sitePages';
import { eventId, newsItemId, ownPageId } from './ownPage.ts';

/** Pages of single items count as views of the page that lists them. */
const listOf: Readonly<Record<string, PageName>> = { [newsItemId]: 'news', [eventId]: 'events' };

/** As what a view of the page at a route is counted: by its name, or by its address if it's one of the organisation's own. */
export const viewedPage = (id: string, pathname: string): string =>
  id === ownPageId ? plainPath(pathname) : (listOf[id] ?? id);
