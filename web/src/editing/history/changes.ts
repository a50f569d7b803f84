import { hasFields, type Path, schemaWithin } from '@lamplight/content/fieldsOf';
import { isMap } from '@lamplight/content/isMap';
import { keyField } from '@lamplight/content/itemKeys';
import { mergeChanges } from '@lamplight/content/mergeChanges';
import { movedPlaces, type Places, placesBefore, rekeyedLike } from '@lamplight/content/sameItems';
import type * as z from '@lamplight/content/zod';
import { deepEqual } from 'fast-equals';

interface ListChange {
  /** Where the list is. */
  at: Path;
  /** Places of the items: the current ones of added items, the former ones of removed items. */
  places: number[];
  items: unknown[];
}

/** One change between two versions. Its path is that in the later version. */
export type Change =
  | { kind: 'changed'; at: Path; before: unknown; after: unknown }
  | ({ kind: 'added' } & ListChange)
  | ({ kind: 'removed' } & ListChange)
  /** `from` holds the former place of each item of the list; undefined for new items. */
  | { kind: 'moved'; at: Path; from: Places; moved: number[] };

/**
 * The changes between two versions of the same content: field by field, item by item.
 * @param schema of both: it says which maps and lists are a single value, and change as a whole
 * @param at the path of the values, with which the paths of the changes begin
 */
export function changesOf(
  before: unknown,
  after: unknown,
  schema?: z.ZodType,
  at: Path = [],
): Change[] {
  if (deepEqual(before, after)) return [];
  if (schema && !hasFields(schema)) return [{ kind: 'changed', at, before, after }];
  if (isMap(before) && isMap(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    keys.delete(keyField);
    return [...keys].flatMap((key) => {
      const within = schema && schemaWithin(schema, key, after[key] ?? before[key]);
      return changesOf(before[key], after[key], within, [...at, key]);
    });
  }
  if (Array.isArray(before) && Array.isArray(after))
    return changesOfList(before, after, schema, at);
  return [{ kind: 'changed', at, before, after }];
}

function changesOfList(
  before: unknown[],
  after: unknown[],
  schema: z.ZodType | undefined,
  at: Path,
): Change[] {
  const from = placesBefore(before, after);
  const itemSchema = (item: unknown) => schema && schemaWithin(schema, 0, item);
  const moved = movedPlaces(from);
  const added = [...after.keys()].filter((place) => from[place] === undefined);
  const removed = [...before.keys()].filter((place) => !from.includes(place));
  const changes: Change[] = from.flatMap((was, place) =>
    was === undefined
      ? []
      : changesOf(before[was], after[place], itemSchema(after[place]), [...at, place]),
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
 * Undoes one change of a version in the current values; later changes stay.
 * @param version the values of that version
 * @param now the current values
 * @param schema of both
 * @returns null if the items of both can no longer be matched
 */
export function withChangeUndone<T extends object>(
  change: Change,
  version: T,
  now: T,
  schema?: z.ZodType,
): T | null {
  const before = rekeyedLike(version, now);
  const merging = schema && { schemas: [schema] };
  const { value, conflicts } = mergeChanges<T>(before, undone(change, before), now, merging);
  const isOfItems = conflicts.some(
    ({ mine, theirs }) => theirs === undefined || [mine, theirs].some(Array.isArray),
  );
  return isOfItems ? null : value;
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
  // Existing items return to their former sequence; new ones stay.
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

const parentOf = (value: object, at: Path): [Parent, string | number] => [
  Object(valueAt(value, at.slice(0, -1))),
  at.at(-1) ?? '',
];

/** The part of a value at a place; undefined where there is none. */
export const valueAt = (value: unknown, at: Path): unknown =>
  at.reduce<unknown>((each, step) => (Object(each) as Parent)[step], value);
