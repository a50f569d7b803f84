import type { Clock } from './clock.ts';
import type { ContentStore } from './contentSource.ts';
import { momentOf } from './instants.ts';
import { isMap } from './isMap.ts';
import { listLimits } from './limits.ts';
import { listNames } from './siteContent.ts';

/**
 * A store as visitors see it: without items and blocks outside of their time. Unchanged content is the same object. It
 * looks at what is stored before any migration: if one moves `blocks`, `from` or `until`, change this too.
 */
export function shownStore(store: ContentStore, clock: Clock): ContentStore {
  const shown = <T extends object>(stored: T | undefined, look: Look<T>): T | undefined => {
    if (!stored) return stored;
    const now = clock.now();
    const { value, until } = viewOf(stored, now, look);
    clock.shownUntil(until);
    return value;
  };
  const listed = async (name: Parameters<ContentStore['list']>[0], max: number) => {
    const stored = await store.list(name, max);
    const items = shown(stored, shownItems) ?? [];
    const isShort = items.length < stored.length && stored.length === max;
    return { items, isShort };
  };
  return {
    clock,
    document: async (path) => {
      const data = await store.document(path);
      if (!isMap(data)) return data;
      return shown(data, isItem(path) ? shownData : withShownBlocks);
    },
    list: async (name, max) => {
      const { items, isShort } = await listed(name, max);
      if (!isShort || max >= listLimits.items) return items;
      // Those behind take the places of those that are not shown.
      return firstOf((await listed(name, listLimits.items)).items, max);
    },
    find: async (name, query) => {
      const found = await store.find(name, query);
      const items = shown(found.items, shownItems) ?? [];
      const isHidden = items.length < found.items.length;
      if (query.max > 1 || !isHidden) return { ...found, items };
      // The first item is the first that visitors see.
      const others = await store.find(name, { ...query, max: maxHidden });
      return { ...others, items: firstOf(shown(others.items, shownItems) ?? [], 1) };
    },
    pageAt: async (address) => shown(await store.pageAt(address), shownItem),
    claimedPage: async (address) => {
      const claimed = await store.claimedPage(address);
      if (!claimed || claimed.data === undefined) return claimed;
      return shown(claimed, shownItem) ?? { id: claimed.id, data: undefined, hidden: true };
    },
  };
}

/** How many items are read to find one that visitors see. */
export const maxHidden = 20;

/** Whether a block, or an item, is within its time at a moment. */
export const isShownAt = (content: unknown, now: number): boolean =>
  timeOf(isMap(content) ? content : {}, now).isShown;

const isItem = (path: string) => listNames.some((name) => path.startsWith(`${name}/`));

/** The view of something at a moment; without a value outside of its time. */
interface View<T> {
  value: T | undefined;
  /** When the view changes. */
  until: number;
}

type Look<T> = (stored: T, now: number) => View<T>;

/** The last view of each object, and since when it is so. */
const views = new WeakMap<object, View<unknown> & { since: number }>();

function viewOf<T extends object>(stored: T, now: number, look: Look<T>): View<T> {
  const last = views.get(stored);
  if (last && last.since <= now && now < last.until) return last as View<T>;
  const view = look(stored, now);
  views.set(stored, { ...view, since: now });
  return view;
}

/** Whether something is within its time, and when that changes. */
function timeOf(content: Readonly<Record<string, unknown>>, now: number) {
  const [from, until] = [momentOf(content.from), momentOf(content.until)];
  // Both comparisons are false for NaN.
  const isShown = !(now < from) && !(now >= until);
  const next = [from, until].filter((moment) => moment > now);
  return { isShown, until: Math.min(...next) };
}

type Data = Record<string, unknown>;

function withShownBlocks(data: Data, now: number): View<Data> {
  const { blocks } = data;
  if (!Array.isArray(blocks)) return { value: data, until: Number.POSITIVE_INFINITY };
  const times = blocks.map((block) => timeOf(isMap(block) ? block : {}, now));
  const until = Math.min(...times.map((time) => time.until));
  if (times.every(({ isShown }) => isShown)) return { value: data, until };
  return { value: { ...data, blocks: blocks.filter((_, index) => times[index]?.isShown) }, until };
}

/** The data of an item. */
function shownData(data: Data, now: number): View<Data> {
  const { isShown, until } = timeOf(data, now);
  if (!isShown) return { value: undefined, until };
  const { value, until: blocksUntil } = withShownBlocks(data, now);
  return { value, until: Math.min(until, blocksUntil) };
}

function shownItem<Item extends { data: unknown }>(item: Item, now: number): View<Item> {
  if (!isMap(item.data)) return { value: item, until: Number.POSITIVE_INFINITY };
  const { value: data, until } = viewOf(item.data, now, shownData);
  if (data === undefined) return { value: undefined, until };
  return { value: data === item.data ? item : { ...item, data }, until };
}

function shownItems<Item extends { data: unknown }>(items: Item[], now: number): View<Item[]> {
  const seen = items.map((item) => viewOf(item, now, shownItem<Item>));
  const value = seen.flatMap((view) => view.value ?? []);
  const until = Math.min(...seen.map((view) => view.until));
  const isSame = value.length === items.length && value.every((item, at) => item === items[at]);
  return { value: isSame ? items : value, until };
}

const firsts = new WeakMap<object, Map<number, unknown>>();

/** The first items of a list, as the same object for the same list. */
function firstOf<Item>(items: Item[], max: number): Item[] {
  const known = (firsts.get(items) ?? new Map()) as Map<number, Item[]>;
  const first = known.get(max) ?? items.slice(0, max);
  firsts.set(items, known.set(max, first));
  return first;
}
