import { blocksBelow } from '@lamplight/content/blocksContent';
import type { ContentSource } from '@lamplight/content/contentSource';
import type { ListedEvent } from '@lamplight/content/events/eventQueries';
import { eventContent } from '@lamplight/content/events/eventsContent';
import { newsItemPath } from '@lamplight/content/itemAddress';
import type { ListedNews } from '@lamplight/content/newsContent';
import type { Listed } from '@lamplight/content/order';
import type { OwnPage } from '@lamplight/content/ownPage';
import { contentOfPage } from '@lamplight/content/ownPageContent';
import type { ListName } from '@lamplight/content/siteContent';
import { serverNow } from '../../device/serverClock.ts';
import type { Typed } from './mounting.ts';

/**
 * The source of a preview: the stored content, read once, with the current input in its place. Parts that
 * have not changed since the last reading are the same objects, so that pages need not render them again.
 * @param typed returns the current input
 */
export function previewSource(stored: ContentSource, typed: () => Typed): ContentSource {
  const read = once();
  const last = new Map<string, unknown>();
  const shared = <Value>(key: string, value: Value): Value => {
    const next = replaceEqualDeep(last.get(key), value) as Value;
    last.set(key, next);
    return next;
  };

  const typedItems = (list: ListName) => {
    const now = typed();
    return 'list' in now && now.list === list ? now.items : [];
  };
  const typedNews = () => typedItems('news') as ListedNews[];

  const source: ContentSource = {
    document: async (name) => {
      const content = await read(name, () => stored.document(name));
      const now = typed();
      const isTyped = 'documents' in now && now.documents.includes(name);
      return isTyped ? shared(name, { ...content, ...fieldsLike(content, now.content) }) : content;
    },
    list: async (name, max) => {
      const items = await read(`${name} ${max}`, () => stored.list(name, max));
      const now = typed();
      if (!('list' in now) || now.list !== name) return items;
      const shown = now.whole ? now.items : withTyped(items, now.items);
      return shared(name, shown.slice(0, max) as typeof items);
    },
    // An edited page is in the preview before it is published, at the address in its form.
    shownPage: async (address) => {
      const pages = typedItems('pages') as Listed<OwnPage>[];
      const page = pages.find((each) => each.address === address);
      if (page) return shared(`page ${address}`, page);
      return read(`page ${address}`, () => stored.shownPage(address));
    },
    blocksBelow: (page) => blocksBelow(page, source),
    ownPage: async (address) => {
      const page = await source.shownPage(address);
      return page && contentOfPage(page, source);
    },
    file: (id) => read(`file ${id}`, () => stored.file(id)),
    news: async (listing) => {
      const news = await read(`news ${JSON.stringify(listing)}`, () => stored.news(listing));
      const [only] = typedNews();
      const isLatest = news.latest ? only?._id === news.latest._id : listing.page === 1;
      return only && isLatest ? shared('news', { ...news, latest: only }) : news;
    },
    newsItem: async (id) => {
      const found = await read(`news item ${id}`, () => stored.newsItem(id));
      const item = typedNews().find(({ _id }) => _id === id);
      if (!item) return found;
      const around = found ?? { newer: null, older: null };
      const path = newsItemPath(id, item.heading);
      return shared(`news item ${id}`, { ...around, item, path });
    },
    events: (listing) => read(`events ${JSON.stringify(listing)}`, () => stored.events(listing)),
    event: async (id) => {
      const event = (typedItems('events') as ListedEvent[]).find(({ _id }) => _id === id);
      if (!event) return read(`event ${id}`, () => stored.event(id));
      return shared(`event ${id}`, eventContent(event, event, previewClock));
    },
    comingDates: (max) => read(`dates ${max}`, () => stored.comingDates(max)),
    formerAddress: (address) => stored.formerAddress(address),
  };
  return source;
}

const previewClock = { now: serverNow, shownUntil: () => undefined };

/** The fields of `typed` that `content` has too: the others belong to another document. */
const fieldsLike = (content: object, typed: object) =>
  Object.fromEntries(Object.entries(typed).filter(([key]) => Object.hasOwn(content, key)));

/** Replaces items with the typed ones of the same id; new items come last. */
function withTyped(items: Listed<object>[], typed: Listed<object>[]): Listed<object>[] {
  const isThere = ({ _id }: Listed<object>) => items.some((item) => item._id === _id);
  const instead = items.map((item) => typed.find(({ _id }) => _id === item._id) ?? item);
  return [...instead, ...typed.filter((item) => !isThere(item))];
}

/** Caches the reading of each key; after a failure, it reads again. */
function once() {
  const readings = new Map<string, Promise<unknown>>();
  return <Value>(key: string, read: () => Promise<Value>): Promise<Value> => {
    const known = readings.get(key) as Promise<Value> | undefined;
    if (known) return known;
    const reading = read();
    readings.set(key, reading);
    reading.catch(() => readings.delete(key));
    return reading;
  };
}

/**
 * The next value, in which every part that equals the previous one is replaced by that same object, so that
 * identity shows what has changed. For JSON values.
 */
export function replaceEqualDeep(previous: unknown, next: unknown): unknown {
  if (!hasParts(previous) || !hasParts(next)) return next;
  if (Array.isArray(previous) !== Array.isArray(next)) return next;
  const parts = Object.entries(next).map(
    ([key, part]) => [key, replaceEqualDeep(previous[key], part)] as const,
  );
  const same = parts.every(([key, part]) => previous[key] === part);
  if (same && parts.length === Object.keys(previous).length) return previous;
  return Array.isArray(next) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

const hasParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
