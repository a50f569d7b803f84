import { type Field, fieldsOf } from '@lamplight/content/fieldsOf';
import { isMap } from '@lamplight/content/isMap';
import { placesBefore } from '@lamplight/content/sameItems';
import { shownText } from '@lamplight/content/shownText';
import { deepEqual } from 'fast-equals';
import type { Edited } from './advice.ts';

/**
 * The single values of a form that are not what they were. An item of a list that only is
 * elsewhere now has not changed; of a new one, everything has.
 */
export function changedFields({ schema, base, values }: Edited): Field[] {
  const before = new Map(
    fieldsOf(schema, rearranged(base, values)).map(({ path, value }) => [path, value]),
  );
  return fieldsOf(schema, values).filter(({ path, value }) => !deepEqual(before.get(path), value));
}

/** The text in a field, as it would be stored, without formatting. */
export function fieldText({ value, description }: Field): string {
  const text = Array.isArray(value) ? description?.asText?.(value) : value;
  return typeof text === 'string' ? shownText(text) : '';
}

/** The former content, with the items of lists where they are now and nothing for new ones. */
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
