import { isMap } from '@lamplight/content/mergeLists';
import { deepEqual } from 'fast-equals';
import { alignedItems } from './alignedItems.ts';

/** Where something stands: keys of maps and places in lists. Keys may contain dots. */
export type Path = readonly (string | number)[];

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
