import { newsFeeds } from './newsFeeds.ts';
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

/**
 * How many pages a listing has at most. Each costs a read for every item before it, so requests for ever later pages
 * would make the site expensive. Older news are in the listings of their years.
 */
export const maxNewsPages = 50;

/** Longer tags can't be stored, so they aren't looked for. Not taken from the limits, which visitors don't load. */
const longestTag = 400;

/** Reads a listing from the query of an address. Invalid parameters are ignored. */
export function newsListingIn(query: URLSearchParams): NewsListing {
  const page = Number(/^[1-9]\d?$/.exec(query.get('page') ?? '')?.[0] ?? 1);
  const year = /^[1-9]\d{3}$/.exec(query.get('year') ?? '')?.[0];
  const tag = query.get('tag') ?? '';
  return {
    page: page <= maxNewsPages ? page : 1,
    tag: tag.length <= longestTag ? tag : '',
    year: year ?? '',
  };
}

/** The shortest query of a listing; empty for the first page of all news. */
export function searchOfListing({ page = 1, tag = '', year = '' }: Partial<NewsListing>): string {
  const query = new URLSearchParams();
  if (tag) query.set('tag', tag);
  if (year) query.set('year', year);
  if (page > 1) query.set('page', String(page));
  // `query.size` is undefined in Safari 16 and Chrome 112.
  const text = String(query);
  return text && `?${text}`;
}

/** The address of a listing. */
export const newsListingPath = (listing: Partial<NewsListing>): string =>
  sitePages.news.path + searchOfListing(listing);

/** The address of a feed: of the news with a tag, or of all. */
export const feedPath = (format: keyof typeof newsFeeds, tag = ''): string =>
  newsFeeds[format].path + searchOfListing({ tag });
