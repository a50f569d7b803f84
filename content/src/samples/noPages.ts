import type { ContentSource, ContentStore } from '../contentSource.ts';
import { newsContent } from '../newsContent.ts';

/** A store and a source of content, for tests, in which no page of the organisation's own is, and any file. */

export const noStoredPages: Pick<ContentStore, 'find' | 'pageAt' | 'claimedPage'> = {
  find: async () => ({ items: [], more: false }),
  pageAt: async () => undefined,
  claimedPage: async () => undefined,
};

export const noPages: Omit<ContentSource, 'document' | 'list'> = {
  news(this: ContentSource, listing) {
    const first = async () => (await this.list('news', 1))[0];
    return newsContent(listing, first, async () => ({ items: [], more: false }));
  },
  newsItem: async () => undefined,
  events: async (listing) => ({
    listing,
    dates: [],
    hasMore: false,
    years: [],
    today: '2026-11-30',
  }),
  event: async () => undefined,
  comingDates: async () => [],
  blocksBelow: async () => null,
  shownPage: async () => undefined,
  ownPage: async () => undefined,
  file: async (id) => ({
    title: 'Annual report',
    address: `/files/${id}/annual-report.pdf`,
    type: 'pdf',
    bytes: 1_234_567,
  }),
  formerAddress: async () => 'unknown',
};
