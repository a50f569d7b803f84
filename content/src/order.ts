/**
 * The places of a list's items. Each document has an integer `order`, and items are read by it
 * ascending; between two of them there is room, so that moving one item changes one document.
 */

/** The room that is left between two items. */
export const orderStep = 1_000;

/** The largest and the smallest `order` that the rules take. */
export const largestOrder = 1_000_000_000;
export const smallestOrder = -largestOrder;

/**
 * The `order` of each item of a sequence. As many as possible keep the one they have; where there is no room for the
 * others, those before them move too.
 * @param sequence the present `order` of each item in the sequence wanted; undefined where it has
 * none yet
 * @param end what all of them stay below, if there are further items behind them
 * @returns strictly ascending integers from `smallestOrder` to `largestOrder`
 */
export function ordersOf(sequence: readonly (number | undefined)[], end?: number): number[] {
  const places = end === undefined ? sequence : [...sequence, end];
  let kept = longestAscending(places.map((order) => (isOrder(order) ? order : undefined)));
  for (;;) {
    const filled = filledIn(kept);
    if (filled.length === kept.length) return filled.slice(0, sequence.length);
    const before = kept.findLastIndex((order, at) => at < filled.length && order !== undefined);
    if (before < 0) return sequence.map((_, index) => (index + 1) * orderStep);
    kept = kept.with(before, undefined);
  }
}

/** The `order` of an item that is added behind the last one, where there is one. */
export const nextOrder = (last: number | undefined): number =>
  Math.min((isOrder(last) ? last : 0) + orderStep, largestOrder);

/** The `order` of an item that is added before the first one, where there is one. */
export const orderBefore = (first: number | undefined): number =>
  isOrder(first) ? Math.max(first - orderStep, smallestOrder) : orderStep;

const isOrder = (value: number | undefined): value is number =>
  Number.isInteger(value) && Math.abs(Number(value)) <= largestOrder;

/** The longest strictly ascending part of a sequence, in its places; all others are left empty. */
export function longestAscending(
  sequence: readonly (number | undefined)[],
): (number | undefined)[] {
  const chains: number[][] = [];
  for (const [index, order] of sequence.entries()) {
    if (order === undefined) continue;
    const before = chains.filter(
      (chain) => (sequence[chain.at(-1) ?? -1] ?? Number.NEGATIVE_INFINITY) < order,
    );
    const longest = before.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
    chains.push([...longest, index]);
  }
  const kept = new Set(chains.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []));
  return sequence.map((order, index) => (kept.has(index) ? order : undefined));
}

/** Ascending integers in the empty places, up to the first for which there is no room. */
function filledIn(orders: readonly (number | undefined)[]): number[] {
  const filled: number[] = [];
  for (const [index, order] of orders.entries()) {
    const lower = filled.at(-1);
    const end = orders.findIndex((each, at) => at >= index && each !== undefined);
    const next = order ?? between(lower, orders[end], end - index);
    if (next === undefined) return filled;
    filled.push(next);
  }
  return filled;
}

/** A place behind `lower` that leaves as much room for each of `count` items before `upper`. */
function between(lower: number | undefined, upper: number | undefined, count: number) {
  if (upper === undefined) return roomFor((lower ?? 0) + orderStep);
  if (lower === undefined) return roomFor(upper - count * orderStep);
  const place = lower + Math.floor((upper - lower) / (count + 1));
  return place > lower ? place : undefined;
}

const roomFor = (order: number) => (isOrder(order) ? order : undefined);

/** An item of a list with the id of its document, as pages and the API show it. */
export type Listed<T> = T & { _id: string };

/** Stored items in their order, where they came in none: a query that doesn't sort needs no index of its own. */
export const inOrder = <Item extends { data: unknown }>(items: Item[]): Item[] =>
  items.toSorted((one, other) => placeOf(one) - placeOf(other));

const placeOf = ({ data }: { data: unknown }) => Number(Object(data).order) || 0;
