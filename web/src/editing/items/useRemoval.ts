import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { itemsTexts } from '@lamplight/content/texts/staffArea/items';
import type { ReactNode } from 'react';
import { restoreDeleted } from '../../api/deletedItems.ts';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { deleteDocument } from '../../firebase/writing/lazySaves.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { offerUndo, toastSuccess } from '../../ui/toaster.tsx';
import { useStaff } from '../page/useStaff.ts';
import type { FailureText } from '../saving/failures.ts';
import { usePendingSaves } from '../saving/pendingSaves.tsx';

export interface RemovalTexts {
  deleted: string;
  deleteFailed: FailureText;
  /** The message if a deleted item could not be restored. */
  saveFailed: FailureText;
  /** How it can be restored, if not under “Recently deleted”. */
  undoHint?: string;
}

/** A further question before an item is deleted. */
export interface FurtherQuestion {
  more: ReactNode;
  /** Called after the item was deleted; resolves to a function that undoes this, if it did something. */
  onDeleted: () => Promise<(() => Promise<unknown>) | undefined>;
}

/**
 * Deletes documents of a collection: asks first, and offers to undo it. A restored item keeps its id, its
 * place and its history.
 * @param pathOf the path of the document with an id
 * @param onChange called after an item was deleted or restored
 * @param askToo a further question about an item
 */
export function useRemoval(
  pathOf: (id: string) => string,
  { deleted, deleteFailed, saveFailed, undoHint = itemsTexts.restoreHint }: RemovalTexts,
  onChange?: (id: string, isThere: boolean) => void,
  askToo?: (id: string) => FurtherQuestion | undefined,
) {
  const connection = useConnection();
  const { uid } = useStaff();
  const confirm = useConfirm();
  const { run } = usePendingSaves();

  /**
   * @param name of the item in the question; empty if it has none
   * @param warning the text of the question, if not the usual one
   */
  return async (id: string, name: string, warning = undoHint) => {
    const too = askToo?.(id);
    const question = {
      title: itemsTexts.deleteQuestion(name),
      text: warning,
      yes: commonTexts.delete,
      destructive: true,
      more: too?.more,
    };
    if (!(await confirm(question))) return;
    const path = pathOf(id);
    const remove = async () => {
      const gone = await deleteDocument(connection, path, uid);
      onChange?.(id, false);
      if (!gone) return;
      const undo = await too?.onDeleted();
      const restore = async () => {
        await restoreDeleted(connection, path);
        await undo?.();
        onChange?.(id, true);
        toastSuccess(itemsTexts.restored(name));
      };
      // The name tells several deleted items apart.
      offerUndo(deleted, () => run(restore, saveFailed), name);
    };
    await run(remove, deleteFailed);
  };
}
