import type { ContentSource, ContentStore } from '../contentSource.ts';
import type { EventsSource } from '../events/eventQueries.ts';
import { datesToCome, eventContent, eventsContent } from '../events/eventsContent.ts';
import { newsContent } from '../newsContent.ts';

/** A store and a source of content, for tests, in which no page of the organisation's own is, and any file. */

export const noStoredPages: Pick<ContentStore, 'find' | 'pageAt' | 'claimedPage'> = {
  find: async () => ({ items: [], more: false }),
  pageAt: async () => undefined,
  claimedPage: async () => undefined,
};

/** Before all samples of events. */
const clock = { now: () => Date.parse('2026-11-30T09:00Z'), shownUntil: () => undefined };

/** All events, whatever is looked for: half of what finds them. */
const eventsOf = (source: ContentSource): EventsSource => ({
  find: async ({ filters = [] }) => ({
    items: filters[0]?.[1] === '==' ? [] : await source.list('events'),
    more: false,
  }),
  clock,
  zone: '',
});

export const noPages: Omit<ContentSource, 'document' | 'list'> = {
  news(this: ContentSource, listing) {
    const first = async () => (await this.list('news', 1))[0];
    return newsContent(listing, first, async () => ({ items: [], more: false }));
  },
  newsItem: async () => undefined,
  events(this: ContentSource, listing) {
    return eventsContent(listing, eventsOf(this));
  },
  async event(this: ContentSource, id) {
    const found = (await this.list('events')).find(({ _id }) => _id === id);
    return found && eventContent(found, found, clock);
  },
  async comingDates(this: ContentSource, max) {
    return datesToCome(eventsOf(this), max);
  },
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
