import { type ContentStore, contentAt } from '@lamplight/content/contentSource';
import { versionOf } from '@lamplight/content/documentMetadata';
import { calendarFile, type StoredEvent } from '@lamplight/content/events/calendarFile';
import { eventSchema } from '@lamplight/content/events/event';
import { foundBy, subscribedQueries } from '@lamplight/content/events/eventQueries';
import { isMap } from '@lamplight/content/isMap';
import { eventPath } from '@lamplight/content/itemAddress';
import { isDocumentId } from '@lamplight/content/itemId';
import type { ListQuery, StoredItem } from '@lamplight/content/listQuery';
import type { Organisation } from '@lamplight/content/organisation';
import { listItem } from '@lamplight/content/paths';
import { readable } from '@lamplight/content/readable';

interface CalendarOptions {
  organisation: Organisation;
  /** The name of the calendar of all events. */
  title: string;
  /** Scheme and host of the site. */
  origin: string;
  now: number;
}

/**
 * All events that are not long over, as a calendar that programs subscribe to.
 * @throws unavailable
 */
export async function eventsCalendar(
  store: ContentStore,
  options: CalendarOptions,
): Promise<string> {
  const find = (query: ListQuery) => store.find('events', query);
  const found = await Promise.all(
    subscribedQueries(options.now).map((query) => foundBy({ find }, query)),
  );
  return calendarOf(found.flat(), options);
}

/**
 * An event as a calendar; undefined where there is none with this id.
 * @throws unavailable
 */
export async function eventCalendar(
  store: ContentStore,
  id: string,
  options: CalendarOptions,
): Promise<string | undefined> {
  const data = isDocumentId(id) ? await store.document(listItem('events', id)) : undefined;
  return isMap(data) ? calendarOf([{ id, data }], options) : undefined;
}

function calendarOf(
  items: readonly StoredItem[],
  { organisation, title, origin, now }: CalendarOptions,
) {
  const name = [organisation.name, title].filter(Boolean).join(' · ');
  return calendarFile(items.map(storedEvent), {
    name,
    host: new URL(origin).hostname,
    addressOf: ({ id, title: of }) => origin + eventPath(id, of),
    now,
  });
}

function storedEvent({ id, data }: StoredItem): StoredEvent {
  const stored = isMap(data) ? data : {};
  const updatedAt = Date.parse(String(stored.updatedAt));
  return {
    ...readable(eventSchema, contentAt(listItem('events', id), data)),
    id,
    version: versionOf(stored),
    updatedAt: Number.isNaN(updatedAt) ? 0 : updatedAt,
  };
}
