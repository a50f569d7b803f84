import { deepEqual } from 'fast-equals';
import { diffIndices } from 'node-diff3';
import { isMap } from './isMap.ts';
import { isDerived, keyField, keyOf, newKey, withoutKeys } from './itemKeys.ts';
import { longestAscending } from './order.ts';
import { isBlocks } from './richText.ts';

/** For each item of the later of two lists, the place that it had in the earlier one; undefined where it is new. */
export type Places = (number | undefined)[];

/**
 * Which items of two lists are the same: those of one key. Items without a key, and those whose keys are derived from what
 * they held, go by what they hold too.
 */
export function placesBefore(before: readonly unknown[], after: readonly unknown[]): Places {
  const places = new Map(before.map((item, place) => [keyOf(item), place]));
  const from = after.map((item) => {
    const key = keyOf(item);
    return key === undefined ? undefined : places.get(key);
  });
  const found = [...after.keys()].filter(
    (place) => from[place] === undefined && isWeak(after[place]),
  );
  const anyKey = found.some((place) => keyOf(after[place]) === undefined);
  const known = new Set(from);
  const lost = [...before.keys()].filter(
    (place) => !known.has(place) && (anyKey || isWeak(before[place])),
  );
  const itemsAt = (list: readonly unknown[], at: number[]) =>
    at.map((place) => withoutKeys(list[place]));
  const like = likeItems(itemsAt(before, lost), itemsAt(after, found)).from;
  for (const [index, place] of found.entries()) from[place] = lost[like[index] ?? -1];
  return from;
}

/** Whether an item's key doesn't matter. */
const isWeak = (item: unknown) => {
  const key = keyOf(item);
  return key === undefined || isDerived(key);
};

/** The places in the later list of the items that were moved: those next to the longest sequence that is as it was. */
export function movedPlaces(from: Places): number[] {
  const kept = longestAscending(from);
  return [...from.keys()].filter((place) => from[place] !== undefined && kept[place] === undefined);
}

/**
 * A value whose items have keys: their own, or those of the matching items in `like`; new items get new keys.
 * Items without keys, as API clients send them, go by what they hold, then by their places.
 */
export function keyedLike<T>(value: T, like: unknown): T {
  return withKeysOf(value, like, newKey) as T;
}

/**
 * A value whose items have the keys of the matching items in `like`: their own may be derived from former content.
 * Items without a key get none, such as what a form holds of texts in a list.
 */
export function rekeyedLike<T>(value: T, like: unknown): T {
  return withKeysOf(value, like, () => undefined) as T;
}

type MakeKey = () => string | undefined;

function withKeysOf(value: unknown, like: unknown, make: MakeKey): unknown {
  // Marks of a block of rich text name the keys of its links.
  if (isBlocks([value])) return value;
  if (isMap(value)) {
    const fields = Object.entries(value);
    return Object.fromEntries(
      fields.map(([key, each]) => [
        key,
        withKeysOf(each, isMap(like) ? like[key] : undefined, make),
      ]),
    );
  }
  if (!Array.isArray(value)) return value;
  const before = Array.isArray(like) ? like : [];
  const from = placesBefore(before, value);
  const taken = new Set<unknown>();
  return value.map((item, place) => {
    if (!isMap(item)) return item;
    const was = before[from[place] ?? -1];
    const whole = Object(withKeysOf(item, was, make));
    if ('_id' in item) return whole;
    const known = keyOf(was) ?? item[keyField];
    const key = known === undefined || taken.has(known) ? make() : known;
    taken.add(key);
    return key === undefined ? whole : { ...whole, [keyField]: key };
  });
}

interface Alike {
  from: Places;
  /** Places in the earlier list of items that were replaced. */
  replaced: number[];
}

/** Places that differ: those of the earlier list, and those of the later one instead of them. */
interface Stretch {
  before: number[];
  after: number[];
}

/**
 * Which items of two lists are the same by what they hold: those that are equal and, of the others, those that stand for
 * each other or agree in half of their fields.
 */
export function likeItems(before: readonly unknown[], after: readonly unknown[]): Alike {
  const from: Places = after.map(() => undefined);
  const stretches = stretchesOf(before, after);
  let [a, b] = [0, 0];
  for (const stretch of [...stretches, { before: [], after: [] }]) {
    const end = stretch.after[0] ?? stretchStart(stretch, a, b) ?? after.length;
    while (b < end) from[b++] = a++;
    a += stretch.before.length;
    b += stretch.after.length;
  }

  const gone = stretches.flatMap((stretch) => stretch.before);
  for (const place of stretches.flatMap((stretch) => stretch.after)) {
    const was = gone.find((each) => !from.includes(each) && deepEqual(before[each], after[place]));
    if (was !== undefined) from[place] = was;
  }
  const lostOf = (places: number[]) => places.filter((place) => !from.includes(place));
  const foundOf = (places: number[]) => places.filter((place) => from[place] === undefined);
  for (const stretch of stretches) {
    const [lost, found] = [lostOf(stretch.before), foundOf(stretch.after)];
    if (lost.length !== found.length) continue;
    for (const [index, place] of found.entries()) from[place] = lost[index];
  }
  const likeness = (was: number, place: number) => likenessOf(before[was], after[place]);
  for (const stretch of [...stretches, { before: [...before.keys()], after: [...after.keys()] }])
    pairAlike(lostOf(stretch.before), foundOf(stretch.after), likeness, from);
  const replaced = stretches.flatMap((stretch) =>
    foundOf(stretch.after).length > 0 ? lostOf(stretch.before) : [],
  );
  return { from, replaced };
}

/** Matches each added item with the most similar removed one, if half of it is the same. */
function pairAlike(
  lost: number[],
  found: readonly number[],
  likeness: (was: number, place: number) => number,
  from: Places,
): void {
  for (const place of found) {
    const scores = lost.map((was) => likeness(was, place));
    const max = scores.indexOf(Math.max(...scores));
    if ((scores[max] ?? 0) >= 0.5) [from[place]] = lost.splice(max, 1);
  }
}

/** Where a stretch begins in the later list, though it may hold nothing of it. */
const stretchStart = ({ before: [was] }: Stretch, a: number, b: number) =>
  was === undefined ? undefined : b + was - a;

function stretchesOf(before: readonly unknown[], after: readonly unknown[]): Stretch[] {
  // Items are compared with ===, so each distinct one goes by a number.
  const distinct: unknown[] = [];
  const numberOf = (item: unknown) => {
    const known = distinct.findIndex((other) => deepEqual(other, item));
    return known < 0 ? distinct.push(item) - 1 : known;
  };
  return diffIndices(before.map(numberOf), after.map(numberOf)).map(({ buffer1, buffer2 }) => ({
    before: span(buffer1),
    after: span(buffer2),
  }));
}

const span = ([start = 0, length = 0]: number[]) =>
  Array.from({ length }, (_, index) => start + index);

/** In how many of their fields two maps agree, from 0 to 1. */
function likenessOf(one: unknown, other: unknown): number {
  if (!isMap(one) || !isMap(other)) return 0;
  const keys = Object.keys(one);
  return keys.filter((key) => deepEqual(one[key], other[key])).length / Math.max(keys.length, 1);
}
