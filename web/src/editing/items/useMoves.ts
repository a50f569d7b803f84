import { ordersOf } from '@lamplight/content/order';
import { listItem } from '@lamplight/content/paths';
import type { ListName } from '@lamplight/content/siteContent';
import { itemsTexts } from '@lamplight/content/texts/staffArea/items';
import { useRef, useState } from 'react';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { ChangedMeanwhile, Unreachable } from '../../firebase/errors.ts';
import type { LongList } from '../../firebase/live/longList.ts';
import type { StoredDocument, StoredItem } from '../../firebase/reading/stored.ts';
import { saveDocument } from '../../firebase/writing/lazySaves.ts';
import { useWaitFor } from '../form/loadable.ts';
import { useStaff } from '../page/useStaff.ts';
import type { FailureText } from '../saving/failures.ts';
import { usePendingSaves } from '../saving/pendingSaves.tsx';

/** How many items are stored at a time, if a move changes the order of several. */
const atOnce = 10;

/** Moves that are being stored. */
interface Work {
  /** The latest sequence of all items; null while that is being stored. */
  wanted: string[] | null;
  /** The text shown when it is stored, by the id of the item that was moved. */
  texts: Map<string, string>;
}

/**
 * Moves the items of a list. The new order is shown at once, and announced when it is stored. With several
 * quick moves, only the latest sequence is stored; if that fails, the list shows the stored order.
 * @param items the items of the list that are read, and whether these are all
 */
export function useMoves(
  list: ListName,
  { live, isWhole }: Pick<LongList, 'live' | 'isWhole'>,
  failed: FailureText,
) {
  const connection = useConnection();
  const { uid } = useStaff();
  const { run } = usePendingSaves();
  const waitFor = useWaitFor(live);
  const [wanted, setWanted] = useState<string[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const work = useRef<Work | null>(null);
  /** The documents stored here, by id: live data may not show them yet. */
  const storedHere = useRef(new Map<string, StoredDocument>());

  const place = async (id: string, order: number | undefined) => {
    const stored = await saveDocument(connection, {
      path: listItem(list, id),
      by: uid,
      next: (before) => {
        if (!before) throw new ChangedMeanwhile();
        return { content: before.content, order };
      },
    });
    storedHere.current.set(id, stored);
  };

  const store = async (ids: string[]) => {
    const items = await waitFor(() => true);
    if (!items) throw new Unreachable();
    const sequence = ids.flatMap((id) => items.find(({ _id }) => _id === id) ?? []);
    const present = sequence.map((item) => {
      const here = storedHere.current.get(item._id);
      return (here && here.version > item.version ? here : item).order;
    });
    const last = Math.max(...present.filter((order) => order !== undefined));
    // Those that aren't read follow.
    const orders = ordersOf(present, isWhole ? undefined : last + 1);
    const moved = sequence.flatMap(({ _id }, index) =>
      present[index] === orders[index] ? [] : { id: _id, order: orders[index] },
    );
    for (let done = 0; done < moved.length; done += atOnce) {
      const saves = moved.slice(done, done + atOnce).map(({ id, order }) => place(id, order));
      // All are settled before a failure is reported.
      for (const save of await Promise.allSettled(saves)) {
        if (save.status === 'rejected') throw save.reason;
      }
    }
  };

  const storeAll = async (moves: Work) => {
    try {
      for (let ids = moves.wanted; ids; ids = moves.wanted) {
        moves.wanted = null;
        await store(ids);
      }
    } finally {
      work.current = null;
    }
  };

  const isShown = (items: StoredItem[]) =>
    items.every(({ _id, version }) => version >= (storedHere.current.get(_id)?.version ?? 0));

  /**
   * @param ids all items in their new order
   * @param moved the item that was moved
   * @param text the announcement once that is stored
   */
  const arrange = async (ids: string[], moved: string, text: string) => {
    setWanted(ids);
    setAnnouncement('');
    if (work.current) {
      work.current.wanted = ids;
      work.current.texts.set(moved, text);
      return;
    }
    const moves: Work = { wanted: ids, texts: new Map([[moved, text]]) };
    work.current = moves;
    const isStored = await run(() => storeAll(moves), failed);
    const texts = [...moves.texts.values()];
    if (isStored)
      setAnnouncement(texts.length > 1 ? itemsTexts.severalMoved(texts.length) : (texts[0] ?? ''));
    await waitFor(isShown);
    if (!work.current) setWanted(null);
  };

  const stored = live.state === 'loaded' ? live.value : [];
  const placeOf = ({ _id }: StoredItem) => {
    const place = wanted?.indexOf(_id) ?? -1;
    return place < 0 ? Number.POSITIVE_INFINITY : place;
  };
  return {
    /** The items as they are, or will be. */
    items: wanted ? stored.toSorted((a, b) => placeOf(a) - placeOf(b)) : stored,
    arrange,
    /** The moves, once they are stored. */
    announcement,
  };
}
