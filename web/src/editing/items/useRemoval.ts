import { type ListName, listItem } from '@lamplight/content/paths';
import { useState } from 'react';
import { useConnection } from '../../firebase/connection.ts';
import { deleteDocument } from '../../firebase/saves.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { offerUndo } from '../../ui/toaster.tsx';
import { type FailureText, reasonOf } from '../failures.ts';
import { useStaff } from '../useStaff.ts';
import { bringBack } from './bringBack.ts';

export interface RemovalTexts {
  deleted: string;
  deleteFailed: FailureText;
}

/**
 * Deletes items of a list: asks first, and offers to undo it. An item that comes back has its id,
 * its place and its history.
 * @param onChange called after an item was deleted, or has come back
 */
export function useRemoval(
  list: ListName,
  { deleted, deleteFailed }: RemovalTexts,
  onChange?: (id: string, isThere: boolean) => void,
) {
  const connection = useConnection();
  const { uid } = useStaff();
  const confirm = useConfirm();
  const [error, setError] = useState<string | null>(null);

  const attempt = (work: () => Promise<void>) =>
    work().catch((failure) => setError(deleteFailed(reasonOf(failure))));

  /** @param name what the item is called in the question */
  const remove = async (id: string, name: string) => {
    if (!(await confirm({ title: `Delete ${name}?`, yes: 'Delete' }))) return;
    await attempt(async () => {
      const path = listItem(list, id);
      const gone = await deleteDocument(connection, path);
      onChange?.(id, false);
      if (!gone) return;
      const undo = () =>
        attempt(async () => {
          await bringBack(connection, path, uid, gone);
          onChange?.(id, true);
        });
      offerUndo(deleted, undo);
    });
  };

  return { remove, error, dismissError: () => setError(null) };
}
