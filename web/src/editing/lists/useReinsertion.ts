import { keyOf } from '@lamplight/content/itemKeys';
import { useRef } from 'react';
import { useLatest } from '../../ui/useLatest.ts';

interface ListToInsertInto {
  /** The keys of the current items. */
  keys: readonly string[];
  /** Gives the next inserted item a key. */
  insertAs: (place: number, key: string) => void;
  /** Inserts an item into the current list. */
  insert: (place: number, item: object) => void;
}

/** Remembers the places of removed items, so that each can be put back there, in any order. */
export function useReinsertion(list: ListToInsertInto) {
  /** The keys of all items in their sequence, including removed ones. */
  const sequence = useRef<string[]>([]);
  const latest = useLatest(list);

  /** Remembers the place of an item before it is removed. @returns a function that puts it back */
  return (index: number, item: object) => {
    const key = list.keys[index] ?? '';
    sequence.current = withRemoved(list.keys, sequence.current);
    return () => {
      const { keys, insertAs, insert } = latest.current;
      if (keys.includes(key)) return;
      const place = placeOf(key, sequence.current, keys);
      if (keyOf(item) === undefined) insertAs(place, key);
      insert(place, item);
    };
  };
}

/** The keys in their sequence, with each removed one after its former predecessor. */
export function withRemoved(keys: readonly string[], before: readonly string[]): string[] {
  const all = [...keys];
  for (const [index, key] of before.entries()) {
    if (!all.includes(key)) all.splice(all.indexOf(before[index - 1] ?? '') + 1, 0, key);
  }
  return all;
}

/** The place of a key among those present: after the last of its predecessors. */
export function placeOf(
  key: string,
  sequence: readonly string[],
  there: readonly string[],
): number {
  const before = sequence.slice(0, sequence.indexOf(key)).findLast((each) => there.includes(each));
  return before === undefined ? 0 : there.indexOf(before) + 1;
}
