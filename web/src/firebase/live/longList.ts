import { listLimits, unlimitedLists } from '@lamplight/content/limits';
import type { ListName } from '@lamplight/content/siteContent';
import { useMemo, useState } from 'react';
import type { Loadable, StoredItem } from '../reading/stored.ts';
import { useStoredItems, useStoredList } from './documents.ts';

/** The items of a list, live, and those that weren't read at first. */
export interface LongList {
  live: Loadable<StoredItem[]>;
  /** Whether these are all items. */
  isWhole: boolean;
  /** The state of the others, once they are wanted. */
  rest: Loadable<unknown>['state'] | null;
  /** Reads the others, too. */
  showAll: () => void;
}

/** A list that may have more items than are read at once: the first of them, and the others as soon as someone wants them. */
export function useLongList(name: ListName): LongList {
  const first = useStoredList(name);
  const [isWanted, setWanted] = useState(false);
  const items = first.state === 'loaded' ? first.value : [];
  const isCut = unlimitedLists.includes(name) && items.length >= listLimits.items;
  const last = isWanted && isCut ? items.at(-1) : undefined;
  const rest = useStoredItems(
    last ? `${name} after ${last.order} ${last._id}` : null,
    ({ watchAfter }, connection, onChange) =>
      watchAfter(connection, name, { order: last?.order ?? 0, id: last?._id ?? '' }, onChange),
  );
  // The rest as it was stays while it's read behind another last item.
  const [shown, setShown] = useState<StoredItem[]>([]);
  if (last && rest.state === 'loaded' && rest.value !== shown) setShown(rest.value);

  const live = useMemo((): Loadable<StoredItem[]> => {
    if (first.state !== 'loaded' || !isCut || shown.length === 0) return first;
    const ids = new Set(first.value.map(({ _id }) => _id));
    return {
      state: 'loaded',
      value: [...first.value, ...shown.filter(({ _id }) => !ids.has(_id))],
    };
  }, [first, isCut, shown]);

  return {
    live,
    isWhole: first.state === 'loaded' && (!isCut || rest.state === 'loaded'),
    rest: last ? rest.state : null,
    showAll: () => setWanted(true),
  };
}
