import { deepEqual } from 'fast-equals';

/** What became of content that two people changed. */
export interface Merged<T> {
  value: T;
  /** Dotted paths of what both have changed, each to something else; there `value` is mine. */
  conflicts: string[];
}

/**
 * Lays the changes from `base` to `mine` and those from `base` to `theirs` over each other: key by
 * key in maps, item by item in lists whose items have an `_id`, as a whole everywhere else.
 */
export function mergeChanges<T>(base: T, mine: T, theirs: T): Merged<T> {
  const conflicts: string[] = [];
  const value = merge('', base, mine, theirs, conflicts);
  return { value: value as T, conflicts };
}

function merge(
  at: string,
  base: unknown,
  mine: unknown,
  theirs: unknown,
  conflicts: string[],
): unknown {
  if (deepEqual(mine, theirs) || deepEqual(base, theirs)) return mine;
  if (deepEqual(base, mine)) return theirs;
  if (isMap(base) && isMap(mine) && isMap(theirs)) {
    return mergeMaps(at, base, mine, theirs, conflicts);
  }
  if (isItems(base) && isItems(mine) && isItems(theirs)) {
    return mergeItems(at, base, mine, theirs, conflicts);
  }
  conflicts.push(at);
  return mine;
}

type Map = Record<string, unknown>;
type Items = { _id: string }[];

function mergeMaps(at: string, base: Map, mine: Map, theirs: Map, conflicts: string[]): Map {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const entries = [...keys].map((key): [string, unknown] => {
    const path = at ? `${at}.${key}` : key;
    return [key, merge(path, base[key], mine[key], theirs[key], conflicts)];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Items that one side has removed stay away, unless the other has changed them: a conflict. */
function mergeItems(
  at: string,
  base: Items,
  mine: Items,
  theirs: Items,
  conflicts: string[],
): unknown[] {
  const reordered = !deepEqual(idsOf(mine, base), idsOf(base, mine));
  const [first, second] = reordered ? [mine, theirs] : [theirs, mine];
  const merged = withMissing(first, second).map(({ _id }) => {
    const [b, m, t] = [base, mine, theirs].map((items) => items.find((item) => item._id === _id));
    return merge(`${at}.${_id}`, b, m, t, conflicts);
  });
  return merged.filter((item) => item !== undefined);
}

/** The items of `first`, and those that only `second` has behind the one that they follow there. */
function withMissing(first: Items, second: Items): Items {
  const all = [...first];
  for (const [index, item] of second.entries()) {
    if (all.some(({ _id }) => _id === item._id)) continue;
    const before = second[index - 1]?._id;
    all.splice(all.findIndex(({ _id }) => _id === before) + 1, 0, item);
  }
  return all;
}

/** The ids of those items that `others` has too. */
const idsOf = (items: Items, others: Items) =>
  items.map(({ _id }) => _id).filter((id) => others.some(({ _id }) => _id === id));

const isMap = (value: unknown): value is Map =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isItems = (value: unknown): value is Items =>
  Array.isArray(value) && value.every((item) => isMap(item) && typeof item._id === 'string');
