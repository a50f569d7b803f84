import { ordersOf } from '@lamplight/content/order';
import { type ListName, listItem } from '@lamplight/content/paths';
import { useRef, useState } from 'react';
import { useConnection } from '../../firebase/connection.ts';
import type { Live, StoredItem } from '../../firebase/documents.ts';
import { ChangedMeanwhile } from '../../firebase/errors.ts';
import { saveDocument } from '../../firebase/saves.ts';
import { type FailureText, reasonOf } from '../failures.ts';
import { useCaughtUp } from '../useCaughtUp.ts';
import { useStaff } from '../useStaff.ts';

/**
 * Gives the items of a list other places, at once: they are seen there while that is being stored.
 * Moves that follow each other quickly are stored one after the other.
 */
export function useMoves(list: ListName, live: Live<StoredItem[]>, failed: FailureText) {
  const connection = useConnection();
  const { uid } = useStaff();
  const caughtUp = useCaughtUp(live);
  const [wanted, setWanted] = useState<string[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const work = useRef(Promise.resolve());
  const underWay = useRef(0);

  const store = async (ids: string[]) => {
    const items = await caughtUp(() => true);
    const sequence = ids.flatMap((id) => items?.find(({ _id }) => _id === id) ?? []);
    const orders = ordersOf(sequence.map(({ order }) => order));
    for (const [index, { _id, order }] of sequence.entries()) {
      if (order !== orders[index]) await place(_id, orders[index]);
    }
  };

  const place = async (id: string, order: number | undefined) => {
    const { version } = await saveDocument(connection, {
      path: listItem(list, id),
      by: uid,
      next: (stored) => {
        if (!stored) throw new ChangedMeanwhile();
        return { content: stored.content, order };
      },
    });
    await caughtUp((items) => items.some((item) => item._id === id && item.version >= version));
  };

  /** @param ids all items in the sequence wanted */
  const arrange = (ids: string[]) => {
    setWanted(ids);
    underWay.current += 1;
    work.current = work.current
      .then(() => store(ids))
      .catch((failure) => setError(failed(reasonOf(failure))))
      .finally(() => {
        underWay.current -= 1;
        if (underWay.current === 0) setWanted(null);
      });
  };

  const stored = live.state === 'loaded' ? live.value : [];
  const placeOf = ({ _id }: StoredItem) => {
    const place = wanted?.indexOf(_id) ?? -1;
    return place < 0 ? Number.POSITIVE_INFINITY : place;
  };
  return {
    /** The items as they stand, or will. */
    items: wanted ? stored.toSorted((a, b) => placeOf(a) - placeOf(b)) : stored,
    arrange,
    error,
    dismissError: () => setError(null),
  };
}
