import type { Clock } from '../clock.ts';
import type { ListFilter, ListQuery } from '../listQuery.ts';
import type { Listed } from '../order.ts';
import type { SiteEvent } from './event.ts';
import { dateIn } from './localTimes.ts';

export type ListedEvent = Listed<SiteEvent>;

/** Where events are read. */
export interface EventsSource {
  /** Finds events that visitors may see. */
  find(query: ListQuery): Promise<{ items: ListedEvent[]; more: boolean }>;
  clock: Clock;
  /** The time zone of the organisation; empty where it has chosen none. */
  zone: string;
}

/** As many as the rules let anybody read at once, together with one more. */
export const maxRead = 199;

/** More than that are hardly to come, or repeat. */
const maxFound = 5 * maxRead;

/** Matches events that don't repeat. */
export const single: ListFilter = ['repeats', '==', ''];

/** Finds all events that repeat. */
export const repeatingQuery: ListQuery = {
  filters: [['repeats', '>', '']],
  sort: ['repeats', 'asc'],
  max: maxRead,
};

/** The query for all events that may have dates from a day on. */
const queriesFrom = (day: string): [toCome: ListQuery, repeating: ListQuery] => [
  { filters: [single, ['end', '>=', day]], sort: ['end', 'asc'], max: maxRead },
  repeatingQuery,
];

/** @param enough how many of those that don't repeat are wanted, the first ones */
export async function eventsFrom(
  day: string,
  source: EventsSource,
  enough?: number,
): Promise<ListedEvent[]> {
  const [toCome, repeating] = queriesFrom(day);
  const found = await Promise.all([foundBy(source, toCome, enough), foundBy(source, repeating)]);
  return found.flat();
}

/** All that a query finds, or as many as are enough, read in as many steps as that takes. */
export async function foundBy<Item>(
  { find }: { find: (query: ListQuery) => Promise<{ items: Item[]; more: boolean }> },
  query: ListQuery,
  enough = maxFound,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let skip = 0; skip < maxFound; skip += query.max) {
    const { items, more } = await find({ ...query, ...(skip > 0 && { skip }) });
    all.push(...items);
    if (!more || all.length >= enough) break;
  }
  return all;
}

/** The query for a calendar to subscribe to: events to come, those of the last months, and all that repeat. */
export const subscribedQueries = (now: number): ListQuery[] =>
  queriesFrom(dateIn(new Date(now - subscribedMs).toISOString()));

const subscribedMs = 90 * 86_400_000;
