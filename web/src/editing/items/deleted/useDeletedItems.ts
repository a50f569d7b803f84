import { listItem } from '@lamplight/content/paths';
import type { ListName } from '@lamplight/content/siteLists';
import { useCallback, useEffect, useState } from 'react';
import { type DeletedItem, readDeletedItems } from '../../../api/deletedItems.ts';
import { useConnection } from '../../../firebase/connection.ts';
import { readRevisions } from '../../../firebase/documents.ts';
import { ChangedMeanwhile } from '../../../firebase/errors.ts';
import { useStaff } from '../../useStaff.ts';
import { bringBack } from '../bringBack.ts';

/** The items of a list that were deleted, and how one is brought back. */
export function useDeletedItems(list: ListName) {
  const connection = useConnection();
  const { uid } = useStaff();
  const [items, setItems] = useState<DeletedItem[]>([]);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');

  const read = useCallback(async () => {
    setState('loading');
    try {
      setItems(await readDeletedItems(connection, list));
      setState('loaded');
    } catch (error) {
      console.info('What was deleted could not be read:', error);
      setState('failed');
    }
  }, [connection, list]);

  useEffect(() => {
    read();
  }, [read]);

  /** @throws ChangedMeanwhile where it is there already; NotAllowed, Unreachable */
  const restore = async (id: string) => {
    const path = listItem(list, id);
    const [last] = await readRevisions(connection, path, undefined);
    if (!last) throw new ChangedMeanwhile();
    await bringBack(connection, path, uid, last);
    setItems((all) => all.filter(({ _id }) => _id !== id));
  };

  return { items, state, read, restore };
}
