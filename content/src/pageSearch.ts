import { eventsListingIn, searchOfEvents } from './events/eventsListing.ts';
import { newsFeeds } from './newsFeeds.ts';
import { newsListingIn, searchOfListing } from './newsListing.ts';
import { sitePages } from './sitePages.ts';

/** The part of a query that changes the content: news and events have several pages, and feeds are for each tag. */
export function searchAt(pathname: string, query: URLSearchParams): string {
  const path = pathname.toLowerCase();
  if (path === sitePages.events.path) return searchOfEvents(eventsListingIn(query));
  const listing = newsListingIn(query);
  if (path === sitePages.news.path) return searchOfListing(listing);
  const isFeed = Object.values(newsFeeds).some((feed) => feed.path === path);
  return isFeed ? searchOfListing({ tag: listing.tag }) : '';
}

/** The path of a page with that part of its query. */
export const pagePathOf = ({ pathname, searchParams }: URL): string =>
  pathname + searchAt(pathname, searchParams);
