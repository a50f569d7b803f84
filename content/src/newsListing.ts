import { shownLine } from './shownText.ts';
import { sitePages } from './sitePages.ts';

/** Which part of the news a page shows. */
export interface NewsListing {
  /** From 1. */
  page: number;
  /** The tag that all have; empty for any. */
  tag: string;
  /** The year they are of, such as `2026`; empty for any. */
  year: string;
}

/** Reads a listing from the query of an address. What isn't understood counts as not asked for. */
export function newsListingIn(query: URLSearchParams): NewsListing {
  const page = /^[1-9]\d{0,3}$/.exec(query.get('page') ?? '')?.[0];
  const year = /^[1-9]\d{3}$/.exec(query.get('year') ?? '')?.[0];
  return { page: Number(page ?? 1), tag: shownLine(query.get('tag') ?? ''), year: year ?? '' };
}

/** The query of a listing, with all that it doesn't need left out; empty for the first page of all news. */
export function searchOfListing({ page = 1, tag = '', year = '' }: Partial<NewsListing>): string {
  const query = new URLSearchParams();
  if (tag) query.set('tag', tag);
  if (year) query.set('year', year);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** The address of a listing. */
export const newsListingPath = (listing: Partial<NewsListing>): string =>
  sitePages.news.path + searchOfListing(listing);

/** The path of a page with that part of its query by which it is another page. */
export function pagePathOf({ pathname, searchParams }: URL): string {
  const isNews = pathname.toLowerCase() === sitePages.news.path;
  return isNews ? pathname + searchOfListing(newsListingIn(searchParams)) : pathname;
}
