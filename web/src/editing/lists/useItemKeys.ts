import { keyOf } from '@lamplight/content/itemKeys';
import { placesBefore } from '@lamplight/content/sameItems';
import { useLayoutEffect, useRef, useState } from 'react';

/** An item as react-hook-form has it: its values, and an id that is stable until the form is reset. */
type Field = Record<'id', string>;

/** The items of a list, and their keys. */
interface Keyed {
  fields: readonly Field[];
  keys: readonly string[];
}

/**
 * Keys for the items of a list that stay the same when the form is reset, so that the input in use stays: their own, or
 * for texts, which have none, the ids that the form gave them first.
 * @param fields the same array as long as no item is added, removed or moved
 */
export function useItemKeys(fields: readonly Field[]) {
  const [last, setLast] = useState((): Keyed => ({ fields, keys: fields.map(firstKey) }));
  /** The key of an item that is about to be inserted. */
  const next = useRef<{ place: number; key: string } | null>(null);
  useLayoutEffect(() => {
    if (last.fields === fields) next.current = null;
  });
  let { keys } = last;
  if (last.fields !== fields) {
    keys = keysAfter(last, fields, next.current);
    setLast({ fields, keys });
  }
  return {
    keys,
    /** Gives the next inserted item the key of one that was removed. */
    insertAs: (place: number, key: string) => {
      next.current = { place, key };
    },
  };
}

const firstKey = (field: Field): string => keyOf(field) ?? field.id;

/** The keys of items once some of them were added, removed or moved, or the form was reset. */
export function keysAfter(
  before: Keyed,
  fields: readonly Field[],
  inserted: { place: number; key: string } | null,
): string[] {
  const known = new Map(before.fields.map(({ id }, place) => [id, before.keys[place]]));
  // A reset gives all items new ids: each takes over the key of the most similar former item.
  const isReset = fields.length > 0 && !fields.some(({ id }) => known.has(id));
  const places = isReset ? placesBefore(valuesOf(before.fields), valuesOf(fields)) : [];
  return fields.map((field, place) => {
    const former = isReset ? before.keys[places[place] ?? -1] : known.get(field.id);
    const given = place === inserted?.place && !known.has(field.id) ? inserted.key : undefined;
    return keyOf(field) ?? former ?? given ?? field.id;
  });
}

const valuesOf = (fields: readonly Field[]) => fields.map(({ id: _, ...item }) => item);
