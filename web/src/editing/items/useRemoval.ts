import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { itemsTexts } from '@lamplight/content/texts/staffArea/items';
import type { ReactNode } from 'react';
import { restoreDeleted } from '../../api/deletedItems.ts';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { deleteDocument } from '../../firebase/writing/lazySaves.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { offerUndo, tellSuccess } from '../../ui/toaster.tsx';
import { useStaff } from '../page/useStaff.ts';
import type { FailureText } from '../saving/failures.ts';
import { usePendingSaves } from '../saving/pendingSaves.tsx';

export interface RemovalTexts {
  deleted: string;
  deleteFailed: FailureText;
  /** Said where what was deleted could not be brought back. */
  saveFailed: FailureText;
  /** How it can be brought back, where that is not under “Recently deleted”. */
  undoHint?: string;
}

/** What else is asked before an item is deleted. */
export interface AskedToo {
  more: ReactNode;
  /** Called after the item was deleted; resolves to what undoes it, where something was done. */
  onDeleted: () => Promise<(() => Promise<unknown>) | undefined>;
}

/**
 * Deletes documents of a collection: asks first, and offers to undo it. An item that comes back has its id, its
 * place and its history.
 * @param pathOf where the document with an id is
 * @param onChange called after an item was deleted, or has come back
 * @param askToo what else is asked about an item
 */
export function useRemoval(
  pathOf: (id: string) => string,
  { deleted, deleteFailed, saveFailed, undoHint = itemsTexts.restoreHint }: RemovalTexts,
  onChange?: (id: string, isThere: boolean) => void,
  askToo?: (id: string) => AskedToo | undefined,
) {
  const connection = useConnection();
  const { uid } = useStaff();
  const confirm = useConfirm();
  const { run } = usePendingSaves();

  /**
   * @param name what the item is called in the question; empty where it has no name
   * @param warning the text of the question, where it is not as usual
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
        tellSuccess(itemsTexts.restored(name));
      };
      // Of several that were deleted, each is told apart by its name.
      offerUndo(deleted, () => run(restore, saveFailed), name);
    };
    await run(remove, deleteFailed);
  };
}
