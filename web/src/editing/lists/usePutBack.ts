import { keyOf } from '@lamplight/content/itemKeys';
import { placesBefore } from '@lamplight/content/sameItems';
import { useLayoutEffect, useRef } from 'react';

/** What react-hook-form says of an item: its values, and an id that it keeps until the form is reset. */
type Field = Record<'id', string>;

/**
 * Knows where items that were taken out of a list stood, so that each can be put back there, in whatever order that is
 * done. Items go by their keys; texts, which have none, by the ids that the form gives them.
 * @param fields the items as they are
 * @param insert puts an item into the list as it is then
 */
export function usePutBack(
  fields: readonly Field[],
  insert: (place: number, item: object) => void,
) {
  /** What items are called whose id the form has changed. */
  const called = useRef(new Map<string, string>());
  /** The items in their sequence, those that were taken out among them. */
  const sequence = useRef<string[]>([]);
  /** The item that was put back without a key: its id is known once it is there. */
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

  /** Remembers where an item is that is about to be taken out. @returns a function that puts it back */
  return (index: number, item: object) => {
    const names = fields.map(nameOf);
    const name = names[index] ?? '';
    sequence.current = withGone(names, sequence.current);
    return () => {
      const now = latest.current.fields.map(nameOf);
      if (now.includes(name)) return;
      const place = placeOf(name, sequence.current, now);
      if (keyOf(item) === undefined) back.current = { place, name };
      latest.current.insert(place, item);
    };
  };
}

/** After a reset each item without a key has another id: it is called as what it is most like was before. */
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

/** Names in their sequence, with those that are gone behind what they followed. */
export function withGone(names: readonly string[], before: readonly string[]): string[] {
  const all = [...names];
  for (const [index, name] of before.entries()) {
    if (!all.includes(name)) all.splice(all.indexOf(before[index - 1] ?? '') + 1, 0, name);
  }
  return all;
}

/** Where something is among what is there: behind the last of those that came before it. */
export function placeOf(
  name: string,
  sequence: readonly string[],
  there: readonly string[],
): number {
  const before = sequence.slice(0, sequence.indexOf(name)).findLast((each) => there.includes(each));
  return before === undefined ? 0 : there.indexOf(before) + 1;
}
