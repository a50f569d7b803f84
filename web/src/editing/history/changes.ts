import type { Path } from '@lamplight/content/fieldsOf';
import { isMap } from '@lamplight/content/isMap';
import { mergeChanges } from '@lamplight/content/mergeChanges';
import { isSimilar } from '@lamplight/content/mergeLists';
import { deepEqual } from 'fast-equals';
import { diffIndices } from 'node-diff3';

interface ListChange {
  /** Where the list stands. */
  at: Path;
  /** Places of the items: of what was added, those that they have; of what was removed, those they had. */
  places: number[];
  items: unknown[];
}

/** One change between two versions. It stands where it is in the later one. */
export type Change =
  | { kind: 'changed'; at: Path; before: unknown; after: unknown }
  | ({ kind: 'added' } & ListChange)
  | ({ kind: 'removed' } & ListChange)
  /** `from` holds the place that each item of the list had; undefined for those that are new. */
  | { kind: 'moved'; at: Path; from: (number | undefined)[]; moved: number[] };

/** What was changed between two versions of the same: field by field, item by item. */
export function changesOf(before: unknown, after: unknown, at: Path = []): Change[] {
  if (deepEqual(before, after)) return [];
  if (isMap(before) && isMap(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => changesOf(before[key], after[key], [...at, key]));
  }
  if (Array.isArray(before) && Array.isArray(after)) return changesOfList(before, after, at);
  return [{ kind: 'changed', at, before, after }];
}

function changesOfList(before: unknown[], after: unknown[], at: Path): Change[] {
  const { from, moved } = alignedItems(before, after);
  const added = [...after.keys()].filter((place) => from[place] === undefined);
  const removed = [...before.keys()].filter((place) => !from.includes(place));
  const changes: Change[] = from.flatMap((was, place) =>
    was === undefined ? [] : changesOf(before[was], after[place], [...at, place]),
  );
  const itemsAt = (list: unknown[], places: number[]) => places.map((place) => list[place]);
  if (moved.length > 0) changes.push({ kind: 'moved', at, from, moved });
  if (removed.length > 0)
    changes.push({ kind: 'removed', at, places: removed, items: itemsAt(before, removed) });
  if (added.length > 0)
    changes.push({ kind: 'added', at, places: added, items: itemsAt(after, added) });
  return changes;
}

/**
 * Takes one change of a version back in what is there now; whatever was changed since stays.
 * @param version what that version held
 * @param now what is there now
 * @returns null where it cannot be told any more what belongs together
 */
export function withUndone<T extends object>(change: Change, version: T, now: T): T | null {
  const { value, conflicts } = mergeChanges<T>(version, undone(change, version), now);
  return conflicts.some(({ mine, theirs }) => [mine, theirs].some(Array.isArray)) ? null : value;
}

/** A version without one of its changes. */
function undone<T extends object>(change: Change, version: T): T {
  const value = structuredClone(version);
  const [parent, key] = parentOf(value, change.at);
  const list = parent[key];
  if (change.kind === 'changed') {
    if (change.before === undefined) delete parent[key];
    else parent[key] = structuredClone(change.before);
  } else if (Array.isArray(list)) parent[key] = undoneInList(change, list);
  return value;
}

function undoneInList(change: Exclude<Change, { kind: 'changed' }>, list: unknown[]): unknown[] {
  if (change.kind === 'added') return list.filter((_, place) => !change.places.includes(place));
  if (change.kind === 'removed') {
    const all = [...list];
    for (const [index, place] of change.places.entries()) {
      all.splice(place, 0, structuredClone(change.items[index]));
    }
    return all;
  }
  // Those that were there before stand in their former sequence; those that are new stay.
  const { from } = change;
  const sequence = [...list.keys()]
    .filter((place) => from[place] !== undefined)
    .sort((a, b) => (from[a] ?? 0) - (from[b] ?? 0));
  let next = 0;
  return list.map((item, place) =>
    from[place] === undefined ? item : list[sequence[next++] ?? place],
  );
}

type Parent = Record<string | number, unknown>;

const parentOf = (value: object, at: Path): [Parent, string | number] => {
  const key = at.at(-1) ?? '';
  const parent = at
    .slice(0, -1)
    .reduce<unknown>((each, step) => (Object(each) as Parent)[step], value);
  return [Object(parent) as Parent, key];
};

interface Aligned {
  /** For each item of the later list the place that it had before; undefined where it is new. */
  from: (number | undefined)[];
  /** Places in the later list of the items that stand elsewhere among the others. */
  moved: number[];
}

/** Places that differ: those of the earlier list, and those of the later one instead of them. */
interface Stretch {
  before: number[];
  after: number[];
}

/**
 * Finds out which items of two lists without ids are the same: those that are equal and, of the
 * others, those that stand for each other or agree in half of their fields.
 */
export function alignedItems(before: unknown[], after: unknown[]): Aligned {
  const from: (number | undefined)[] = after.map(() => undefined);
  const moved: number[] = [];
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
    if (was === undefined) continue;
    from[place] = was;
    moved.push(place);
  }
  for (const stretch of stretches) {
    const lost = stretch.before.filter((was) => !from.includes(was));
    const found = stretch.after.filter((place) => from[place] === undefined);
    const inPlace = lost.length === found.length;
    for (const place of found) {
      const was = lost.findIndex((each) => inPlace || isSimilar(before[each], after[place]));
      if (was >= 0) from[place] = lost.splice(0, was + 1).at(-1);
    }
  }
  return { from, moved };
}

/** Where a stretch begins in the later list, of which it may hold nothing. */
const stretchStart = ({ before: [was] }: Stretch, a: number, b: number) =>
  was === undefined ? undefined : b + was - a;

function stretchesOf(before: unknown[], after: unknown[]): Stretch[] {
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
