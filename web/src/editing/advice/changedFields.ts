import { type Field, fieldsOf } from '@lamplight/content/fieldsOf';
import { isMap } from '@lamplight/content/isMap';
import { isBlocks, plainText } from '@lamplight/content/richText';
import { placesBefore } from '@lamplight/content/sameItems';
import { shownText } from '@lamplight/content/shownText';
import { deepEqual } from 'fast-equals';
import type { Edited } from './advice.ts';

/**
 * The single values of a form that have changed. An item of a list that was only moved has not changed;
 * in a new one, every value has.
 */
export function changedFields({ schema, base, values }: Edited): Field[] {
  const before = new Map(
    fieldsOf(schema, rearranged(base, values)).map(({ path, value }) => [path, value]),
  );
  return fieldsOf(schema, values).filter(({ path, value }) => !deepEqual(before.get(path), value));
}

/** The text in a field, as it would be stored without formatting. */
export const fieldText = ({ value }: Field) =>
  typeof value === 'string' || isBlocks(value) ? shownText(plainText(value)) : '';

/** The former content, with the items of lists where they are now and nothing for new ones. */
function rearranged(base: unknown, values: unknown): unknown {
  if (deepEqual(base, values)) return values;
  if (Array.isArray(base) && Array.isArray(values) && !isBlocks(values)) {
    return placesBefore(base, values).map((was, place) =>
      was === undefined ? undefined : rearranged(base[was], values[place]),
    );
  }
  if (!isMap(base) || !isMap(values)) return base;
  return Object.fromEntries(
    Object.entries(base).map(([key, value]) => [key, rearranged(value, values[key])]),
  );
}
