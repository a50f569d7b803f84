import { deepEqual } from 'fast-equals';
import { isMap } from './isMap.ts';
import { mergeLists } from './mergeLists.ts';

/** A place where two people have changed the same to something else each. */
export interface Conflict {
  /** Where it is in the merged value, as a dotted path; empty where it is the whole. */
  at: string;
  mine: unknown;
  /** undefined where they have removed it. */
  theirs: unknown;
}

/** What became of content that two people changed. */
export interface Merged<T> {
  /** Both changes; where there is a conflict, mine. */
  value: T;
  conflicts: Conflict[];
}

/**
 * Lays the changes from `base` to `mine` and those from `base` to `theirs` over each other: key by
 * key in maps, item by item in lists, whether their items have an `_id` or not.
 */
export function mergeChanges<T>(base: T, mine: T, theirs: T): Merged<T> {
  const conflicts: Conflict[] = [];
  const value = merge(conflicts, '', { base, mine, theirs });
  return { value: value as T, conflicts };
}

/** Three states of the same: before, changed here, changed elsewhere. */
interface Three<T> {
  base: T;
  mine: T;
  theirs: T;
}

function merge(conflicts: Conflict[], at: string, three: Three<unknown>): unknown {
  const { base, mine, theirs } = three;
  if (deepEqual(mine, theirs) || deepEqual(base, theirs)) return mine;
  if (deepEqual(base, mine)) return theirs;
  if (areAll(three, isMap)) return mergeMaps(conflicts, at, three);
  if (areAll(three, isItems)) return mergeItems(conflicts, at, three);
  if (areAll(three, Array.isArray)) {
    const merged = mergeLists(three.base, three.mine, three.theirs, (index, item) =>
      merge(conflicts, join(at, index), item),
    );
    if (merged) return merged;
  }
  conflicts.push({ at, mine, theirs });
  return mine;
}

const areAll = <T>(three: Three<unknown>, is: (value: unknown) => value is T): three is Three<T> =>
  is(three.base) && is(three.mine) && is(three.theirs);

type Map = Record<string, unknown>;
type Items = { _id: string }[];

function mergeMaps(conflicts: Conflict[], at: string, { base, mine, theirs }: Three<Map>): Map {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const entries = [...keys].map((key): [string, unknown] => {
    const three = { base: base[key], mine: mine[key], theirs: theirs[key] };
    return [key, merge(conflicts, join(at, key), three)];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Items that one side has removed stay away, unless the other has changed them: a conflict. */
function mergeItems(conflicts: Conflict[], at: string, three: Three<Items>): unknown[] {
  const { base, mine, theirs } = three;
  const reordered = !deepEqual(idsOf(mine, base), idsOf(base, mine));
  const [first, second] = reordered ? [mine, theirs] : [theirs, mine];
  const merged: unknown[] = [];
  for (const { _id } of withMissing(first, second)) {
    const [b, m, t] = [base, mine, theirs].map((items) => items.find((item) => item._id === _id));
    const item = merge(conflicts, join(at, merged.length), { base: b, mine: m, theirs: t });
    if (item !== undefined) merged.push(item);
  }
  return merged;
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

const join = (at: string, key: string | number) => (at ? `${at}.${key}` : String(key));

const isItems = (value: unknown): value is Items =>
  Array.isArray(value) && value.every((item) => isMap(item) && typeof item._id === 'string');
