import { type Field, fieldsOf } from '@lamplight/content/fieldsOf';
import { isMap } from '@lamplight/content/isMap';
import { isSimilar } from '@lamplight/content/mergeLists';
import { shownText } from '@lamplight/content/shownText';
import { deepEqual } from 'fast-equals';
import { alignedItems } from '../history/changes.ts';
import type { Edited } from './advice.ts';

/**
 * The single values of a form that are not what they were. An item of a list that only stands
 * elsewhere now has not changed; of a new one, everything has.
 */
export function changedFields({ schema, base, values }: Edited): Field[] {
  const before = new Map(
    fieldsOf(schema, rearranged(base, values)).map(({ path, value }) => [path, value]),
  );
  return fieldsOf(schema, values).filter(({ path, value }) => before.get(path) !== value);
}

/** The text in a field, as it would be stored. */
export const fieldText = ({ value }: Field) => (typeof value === 'string' ? shownText(value) : '');

/** What was there before, with the items of lists where they stand now and nothing for new ones. */
function rearranged(base: unknown, values: unknown): unknown {
  if (deepEqual(base, values)) return values;
  if (Array.isArray(base) && Array.isArray(values)) {
    return placesBefore(base, values).map((was, place) =>
      was === undefined ? undefined : rearranged(base[was], values[place]),
    );
  }
  if (!isMap(base) || !isMap(values)) return base;
  return Object.fromEntries(
    Object.entries(base).map(([key, value]) => [key, rearranged(value, values[key])]),
  );
}

/** For each item of the later list the place that it had: that of its id, or else of what is most like it. */
function placesBefore(before: unknown[], after: unknown[]): (number | undefined)[] {
  const ids = before.map(idOf);
  if (after.every((item) => idOf(item) !== undefined)) {
    return after.map((item) => found(ids.indexOf(idOf(item))));
  }
  const { from } = alignedItems(before, after);
  const left = new Set([...before.keys()].filter((place) => !from.includes(place)));
  return from.map((was, place) => {
    const like = was ?? [...left].find((each) => isSimilar(before[each], after[place]));
    if (like !== undefined) left.delete(like);
    return like;
  });
}

const idOf = (item: unknown) =>
  isMap(item) && typeof item._id === 'string' ? item._id : undefined;

const found = (place: number) => (place < 0 ? undefined : place);
