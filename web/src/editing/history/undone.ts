import { mergeChanges } from '@lamplight/content/mergeChanges';
import type { Change, Path } from './changes.ts';

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
