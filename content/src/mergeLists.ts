import { deepEqual } from 'fast-equals';
import { diff3Merge } from 'node-diff3';
import { isMap } from './isMap.ts';

interface ThreeItems {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/**
 * Merges lists whose items have no ids: what each side has added, removed and changed is found by
 * comparing the items (diff3). Where both have changed neighbouring items these are merged one by
 * one, by `mergeItem`, which is given their place in the merged list.
 * @returns undefined where it cannot be told which items belong together
 */
export function mergeLists(
  base: unknown[],
  mine: unknown[],
  theirs: unknown[],
  mergeItem: (place: number, item: ThreeItems) => unknown,
): unknown[] | undefined {
  // diff3 compares with ===, so each distinct item goes by a number.
  const distinct: unknown[] = [];
  const numberOf = (item: unknown) => {
    const known = distinct.findIndex((other) => deepEqual(other, item));
    return known < 0 ? distinct.push(item) - 1 : known;
  };
  const isLike = (one: number, other: number) =>
    one === other || isSimilar(distinct[one], distinct[other]);
  const regions = diff3Merge(mine.map(numberOf), base.map(numberOf), theirs.map(numberOf));

  const steps = regions.map(({ ok, conflict }) => {
    if (ok) return { before: ok, pairs: [], after: [] };
    const a = aligned(conflict?.a ?? [], conflict?.o ?? [], isLike);
    const b = aligned(conflict?.b ?? [], conflict?.o ?? [], isLike);
    return (
      a &&
      b && {
        before: [...b.before, ...a.before],
        pairs: (conflict?.o ?? []).map((item, index) => [item, a.body[index], b.body[index]]),
        after: [...b.after, ...a.after],
      }
    );
  });
  if (!steps.every((step) => step !== undefined)) return undefined;

  const merged: unknown[] = [];
  const add = (numbers: number[]) => merged.push(...numbers.map((number) => distinct[number]));
  for (const { before, pairs, after } of steps) {
    add(before);
    for (const [o = 0, a = 0, b = 0] of pairs) {
      const item = { base: distinct[o], mine: distinct[a], theirs: distinct[b] };
      merged.push(mergeItem(merged.length, item));
    }
    add(after);
  }
  return merged;
}

/** Which items of a side stand for those that were there, and which were added around them. */
function aligned(side: number[], base: number[], isLike: (a: number, b: number) => boolean) {
  const added = side.length - base.length;
  if (added < 0) return undefined;
  if (added === 0) return { before: [], body: side, after: [] };
  const standsAt = (place: number) =>
    base.every((item, index) => isLike(item, side[place + index] ?? -1));
  const place = [0, added].find(standsAt);
  if (place === undefined) return undefined;
  const end = place + base.length;
  return { before: side.slice(0, place), body: side.slice(place, end), after: side.slice(end) };
}

/** Whether two maps agree in at least half of their fields. */
export function isSimilar(one: unknown, other: unknown): boolean {
  if (!isMap(one) || !isMap(other)) return false;
  const keys = Object.keys(one);
  return keys.filter((key) => deepEqual(one[key], other[key])).length * 2 >= keys.length;
}
