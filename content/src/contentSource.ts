import { type BlocksBelow, blocksBelow } from './blocksContent.ts';
import type { Clock } from './clock.ts';
import { storedVersion } from './documentMetadata.ts';
import type { EventContent, EventsContent } from './events/eventsContent.ts';
import type { EventsListing } from './events/eventsListing.ts';
import { isMap } from './isMap.ts';
import { isDocumentId } from './itemId.ts';
import { libraryFileSchema, shownFile } from './libraryFile.ts';
import { listLimits } from './limits.ts';
import type { FoundItems, ListQuery, StoredItem } from './listQuery.ts';
import { migrations } from './migrations.ts';
import {
  type NewsContent,
  type NewsItemContent,
  newsContent,
  newsItemContent,
} from './newsContent.ts';
import type { NewsListing } from './newsListing.ts';
import { inOrder } from './order.ts';
import { contentOfPage, type OwnPageContent, type PageSource } from './ownPageContent.ts';
import { isPageAddress } from './pageAddresses.ts';
import { libraryFile, listItem, siteDocument } from './paths.ts';
import { readable } from './readable.ts';
import { sameAsBefore } from './sameAsBefore.ts';
import {
  type DocumentContent,
  type ItemContent,
  type ListName,
  type SiteDocumentName,
  siteDocumentSchemas,
  siteListSchemas,
} from './siteContent.ts';
import type { PageName } from './sitePages.ts';
import type * as z from './zod.ts';

/**
 * Where pages get their content from: on the server through Firestore's REST API, in the browser through Firestore Lite.
 * Every method rejects if the store can't be reached, but never because of stored content.
 */
export interface ContentSource extends PageSource {
  /** A single document; empty where there is none. */
  document<Name extends SiteDocumentName>(name: Name): Promise<DocumentContent<Name>>;
  /** The blocks below the own part of a page, with all that is read to show them; null without any. */
  blocksBelow(page: PageName): Promise<BlocksBelow | null>;
  /** A page of the organisation's own with all that is read to show it. */
  ownPage(address: string): Promise<OwnPageContent | undefined>;
  /** A page of the news. */
  news(listing: NewsListing): Promise<NewsContent>;
  /** A news item with those next to it; undefined where visitors see none with this id. */
  newsItem(id: string): Promise<NewsItemContent | undefined>;
  /** A page of the events. */
  events(listing: EventsListing): Promise<EventsContent>;
  /** An event with its next dates; undefined where visitors see none with this id. */
  event(id: string): Promise<EventContent | undefined>;
  /** Where an address without a page leads, or why it has no page. */
  formerAddress(address: string): Promise<FormerAddress>;
}

/** Where the page of an address is now, or why there is none: hidden, deleted, or never there. */
export type FormerAddress = { movedTo: string } | 'hidden' | 'gone' | 'unknown';

/** How a store is read: rejects when it cannot be reached. */
export interface ContentStore {
  /** The clock for scheduled content; by default that of this device. */
  clock?: Clock;
  /** The data of the document at a path; undefined where there is none. */
  document(path: string): Promise<unknown>;
  /** The first `max` documents of a list by their `order`; for pages, only those that are shown. */
  list(name: ListName, max: number): Promise<StoredItem[]>;
  /** Some items of a list. */
  find(name: ListName, query: ListQuery): Promise<FoundItems>;
  /** The page that is shown at an address; undefined where none is. */
  pageAt(address: string): Promise<StoredItem | undefined>;
  /** The page that an address is claimed for, wherever that is now; without data where it is gone, or hidden. */
  claimedPage(address: string): Promise<(StoredItem & { hidden?: boolean }) | undefined>;
}

/** The stored data of the document at a path, in today's shape, for callers to parse; undefined without data. */
export const contentAt = (path: string, data: unknown, all = migrations): unknown =>
  isMap(data) ? storedVersion(path, data, all).content : undefined;

/**
 * Content as it is stored, read so that it can always be rendered. Where a store gives the same object
 * again, its content is the same object too.
 */
export function contentSource(store: ContentStore, all = migrations): ContentSource {
  const itemOf = <Name extends ListName>(name: Name, { id, data }: StoredItem) => ({
    ...readable(lists[name], contentAt(listItem(name, id), data, all)),
    _id: id,
  });
  const finding =
    <Name extends ListName>(name: Name) =>
    async (query: ListQuery) => {
      const { items: found, more } = await store.find(name, query);
      const items = query.sort ? found : inOrder(found);
      return { items: items.map((item) => once(item, () => itemOf(name, item))), more };
    };
  const findNews = finding('news');
  const { clock = deviceClock } = store;
  // Only pages with events need the code for their dates.
  const readEvents = async () => {
    const [events, { timeZone: zone }] = await Promise.all([
      import('./events/eventsContent.ts'),
      source.document('organisation'),
    ]);
    return { ...events, source: { find: finding('events'), clock, zone } };
  };
  const source: ContentSource = {
    document: async (name) => {
      const path = siteDocument(name);
      const data = await store.document(path);
      return once(data, () => readable(documents[name], contentAt(path, data, all)));
    },
    list: async (name, max = listLimits.items) => {
      const items = await store.list(name, max);
      return once(items, () => items.map((item) => itemOf(name, item)));
    },
    shownPage: async (address) => {
      const item = isPageAddress(address) ? await store.pageAt(address) : undefined;
      const page = item && once(item, () => itemOf('pages', item));
      // One that was stored past every rule may have an address that a page can't have.
      return page?.address === address ? page : undefined;
    },
    file: async (id) => {
      const path = libraryFile(id);
      const data = await store.document(path);
      if (!data) return undefined;
      return once(data, () =>
        shownFile(id, readable(libraryFileSchema, contentAt(path, data, all))),
      );
    },
    blocksBelow: (page) => blocksBelow(page, source),
    ownPage: async (address) => {
      const page = await source.shownPage(address);
      return page && contentOfPage(page, source);
    },
    news: async (listing) =>
      newsContent(listing, async () => (await source.list('news', 1))[0], findNews),
    newsItem: async (id) => {
      const data = isDocumentId(id) ? await store.document(listItem('news', id)) : undefined;
      if (!data) return undefined;
      const content = await newsItemContent(
        once(data, () => itemOf('news', { id, data })),
        data,
        findNews,
      );
      return sameAsBefore(data, content);
    },
    events: async (listing) => {
      const { eventsContent, source: from } = await readEvents();
      return eventsContent(listing, from);
    },
    comingDates: async (max) => {
      const { datesToCome, source: from } = await readEvents();
      return datesToCome(from, max);
    },
    event: async (id) => {
      const data = isDocumentId(id) ? await store.document(listItem('events', id)) : undefined;
      if (!isMap(data)) return undefined;
      const { eventContent } = await import('./events/eventsContent.ts');
      const event = once(data, () => itemOf('events', { id, data }));
      return eventContent(event, data, clock);
    },
    formerAddress: async (address) => {
      const claimed = isPageAddress(address) ? await store.claimedPage(address) : undefined;
      if (!claimed) return 'unknown';
      if (claimed.data === undefined) return claimed.hidden ? 'hidden' : 'gone';
      const { address: movedTo, shown } = itemOf('pages', claimed);
      return shown && isPageAddress(movedTo) && movedTo !== address ? { movedTo } : 'hidden';
    },
  };
  return source;
}

const deviceClock: Clock = { now: Date.now, shownUntil: () => undefined };

const contents = new WeakMap<object, unknown>();

/** The result of stored data, which is of one document or list alone. */
function once<T>(data: unknown, make: () => T): T {
  if (typeof data !== 'object' || data === null) return make();
  const content = contents.has(data) ? (contents.get(data) as T) : make();
  contents.set(data, content);
  return content;
}

// The same schemas, typed so that what is read by a name has the type of that name's content.
const documents: { [Name in SiteDocumentName]: z.ZodType<DocumentContent<Name>> } =
  siteDocumentSchemas;
const lists: { [Name in ListName]: z.ZodType<ItemContent<Name>> } = siteListSchemas;
