import { isDay } from './day.ts';
import { excerpt } from './excerpt.ts';
import { isMap } from './isMap.ts';
import { newsItemPath } from './itemAddress.ts';
import { listLimits } from './limits.ts';
import type { ListFilter, ListQuery } from './listQuery.ts';
import type { NewsItem } from './newsItem.ts';
import { maxNewsPages, type NewsListing } from './newsListing.ts';
import type { Listed } from './order.ts';
import { withoutFocus } from './pictureFocus.ts';
import { plainText } from './richText.ts';
import { inOneLine } from './shownText.ts';

/** How many items a page lists. */
export const newsOnPage = 12;

/** As many characters of an item's text as make three or four lines. */
const longestText = 160;

/** A news item as far as a list of them shows it. */
export interface NewsSummary {
  _id: string;
  /** The address of its page. */
  path: string;
  heading: string;
  /** Such as `2026-11-30`; empty where that isn't known. */
  date: string;
  tags: string[];
  picture: string;
  alt: string;
  /** How its text begins. */
  text: string;
}

/** What the page of the news shows. */
export interface NewsContent {
  listing: NewsListing;
  /** The item on top, which is shown in full on the first page of all news. */
  latest: Listed<NewsItem> | null;
  /** The others of this page. */
  items: NewsSummary[];
  /** Whether there are older ones. */
  hasMore: boolean;
  /** The years to choose from, the last one first. */
  years: string[];
}

/** A page with one news item. */
export interface NewsItemContent {
  item: Listed<NewsItem>;
  path: string;
  newer: NewsSummary | null;
  older: NewsSummary | null;
}

export type ListedNews = Listed<NewsItem>;

/** Reads what visitors see of some of the news, and whether more of them would follow. */
type FindNews = (query: ListQuery) => Promise<{ items: ListedNews[]; more: boolean }>;

/** What a list shows of an item. */
export function summaryOf(item: ListedNews): NewsSummary {
  const { _id, heading, date, tags, image, imageAlts, description } = item;
  return {
    _id,
    path: newsItemPath(_id, heading),
    heading,
    date,
    tags,
    picture: image.url,
    alt: imageAlts[withoutFocus(image.url)] ?? '',
    text: excerpt(inOneLine(plainText(description)), longestText),
  };
}

/**
 * Reads the page of the news.
 * @param first reads the first item of the list
 */
export async function newsContent(
  listing: NewsListing,
  first: () => Promise<ListedNews | undefined>,
  find: FindNews,
): Promise<NewsContent> {
  const isWhole = !listing.tag && !listing.year;
  const [pinned] = isWhole ? (await find(pinnedItems)).items : [];
  const query = queryOf(listing, isWhole && !pinned ? 1 : 0);
  const [top, { items, more }, oldest, newest] = await Promise.all([
    isWhole ? (pinned ?? first()) : undefined,
    find(query),
    find({ filters: dated, sort: ['date', 'asc'], max: 1 }),
    find({ filters: dated, sort: ['date', 'desc'], max: 1 }),
  ]);
  const mayHaveMore = more && listing.page < maxNewsPages;
  // Those that follow may all be hidden from visitors.
  const next = mayHaveMore ? await find(behind(query)) : undefined;
  return {
    listing,
    latest: (listing.page === 1 && top) || null,
    items: items.filter(({ _id }) => _id !== top?._id).map(summaryOf),
    hasMore: next !== undefined && (next.items.length > 0 || next.more),
    years: yearsBetween(oldest.items[0]?.date ?? newest.items[0]?.date, newest.items[0]?.date),
  };
}

/** The query for the first item that visitors see behind those of another query. */
const behind = ({ skip = 0, max, ...query }: ListQuery): ListQuery => ({
  ...query,
  skip: skip + max,
  max: 1,
});

const pinnedItems: ListQuery = { filters: [['pinned', '==', true]], max: listLimits.pinned };

const dated: ListFilter[] = [['date', '>', '']];

/** @param above how many items are above those of the first page */
const queryOf = ({ page, tag, year }: NewsListing, above: number): ListQuery => ({
  filters: [...(tag ? [withTag(tag)] : []), ...(year ? inYear(year) : [])],
  sort: year ? ['date', 'desc'] : ['order', 'asc'],
  skip: (page - 1) * newsOnPage + above,
  max: newsOnPage,
});

const withTag = (tag: string): ListFilter => ['tags', 'array-contains', tag];

const inYear = (year: string): ListFilter[] => [
  ['date', '>=', `${year}-01-01`],
  ['date', '<=', `${year}-12-31`],
];

/**
 * Reads a news item and those next to it.
 * @param stored the data of its document, with its place in the list
 */
export async function newsItemContent(
  item: ListedNews,
  stored: unknown,
  find: FindNews,
): Promise<NewsItemContent> {
  const order = isMap(stored) && typeof stored.order === 'number' ? stored.order : undefined;
  const [next, previous] =
    order === undefined
      ? []
      : await Promise.all([
          find({ filters: [['order', '<', order]], sort: ['order', 'desc'], max: 1 }),
          find({ filters: [['order', '>', order]], sort: ['order', 'asc'], max: 1 }),
        ]);
  const [newer, older] = [next, previous].map((found) => found?.items[0]);
  return {
    item,
    path: newsItemPath(item._id, item.heading),
    newer: newer ? summaryOf(newer) : null,
    older: older ? summaryOf(older) : null,
  };
}

function yearsBetween(oldest = '', newest = oldest): string[] {
  if (!isDay(oldest) || !isDay(newest)) return [];
  const [from, to] = [oldest, newest].map((day) => Number(day.slice(0, 4))) as [number, number];
  // Someone may have mistyped one by centuries.
  return Array.from({ length: Math.min(to - from, 50) + 1 }, (_, index) => String(to - index));
}
