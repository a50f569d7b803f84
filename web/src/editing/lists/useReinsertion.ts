import { keyOf } from '@lamplight/content/itemKeys';
import { placesBefore } from '@lamplight/content/sameItems';
import { useLayoutEffect, useRef } from 'react';

/** An item as react-hook-form has it: its values, and an id that is stable until the form is reset. */
type Field = Record<'id', string>;

/**
 * Remembers the places of removed items, so that each can be put back there, in any order. Items are identified by
 * their keys; texts, which have none, by the ids that the form gives them.
 * @param fields the current items
 * @param insert inserts an item into the current list
 */
export function useReinsertion(
  fields: readonly Field[],
  insert: (place: number, item: object) => void,
) {
  /** The original names of items whose id the form has changed. */
  const called = useRef(new Map<string, string>());
  /** All items in their sequence, including removed ones. */
  const sequence = useRef<string[]>([]);
  /** A restored item without a key: its id is known once it is in the list. */
  const back = useRef<{ place: number; name: string } | null>(null);
  const latest = useRef({ fields, insert });

  const nameOf = (field: Field) => keyOf(field) ?? called.current.get(field.id) ?? field.id;
  useLayoutEffect(() => {
    const before = latest.current.fields;
    latest.current = { fields, insert };
    if (before === fields) return;
    const there = back.current && fields[back.current.place];
    if (there && back.current) called.current.set(there.id, back.current.name);
    back.current = null;
    renameAfterReset(called.current, before, fields);
  });

  /** Remembers the place of an item before it is removed. @returns a function that puts it back */
  return (index: number, item: object) => {
    const names = fields.map(nameOf);
    const name = names[index] ?? '';
    sequence.current = withRemoved(names, sequence.current);
    return () => {
      const now = latest.current.fields.map(nameOf);
      if (now.includes(name)) return;
      const place = placeOf(name, sequence.current, now);
      if (keyOf(item) === undefined) back.current = { place, name };
      latest.current.insert(place, item);
    };
  };
}

/** A reset gives items without a key new ids: each takes over the name of the most similar former item. */
function renameAfterReset(
  called: Map<string, string>,
  before: readonly Field[],
  after: readonly Field[],
): void {
  const ids = new Set(before.map(({ id }) => id));
  const isNew = ({ id }: Field) => !ids.has(id) && !called.has(id);
  if (after.length === 0 || !after.every((field) => keyOf(field) === undefined && isNew(field)))
    return;
  const values = (fields: readonly Field[]) => fields.map(({ id: _, ...item }) => item);
  for (const [place, was] of placesBefore(values(before), values(after)).entries()) {
    const [one, other] = [before[was ?? -1], after[place]];
    if (one && other) called.set(other.id, called.get(one.id) ?? one.id);
  }
}

/** The names in their sequence, with each removed one after its former predecessor. */
export function withRemoved(names: readonly string[], before: readonly string[]): string[] {
  const all = [...names];
  for (const [index, name] of before.entries()) {
    if (!all.includes(name)) all.splice(all.indexOf(before[index - 1] ?? '') + 1, 0, name);
  }
  return all;
}

/** The place of a name among those present: after the last of its predecessors. */
export function placeOf(
  name: string,
  sequence: readonly string[],
  there: readonly string[],
): number {
  const before = sequence.slice(0, sequence.indexOf(name)).findLast((each) => there.includes(each));
  return before === undefined ? 0 : there.indexOf(before) + 1;
}
