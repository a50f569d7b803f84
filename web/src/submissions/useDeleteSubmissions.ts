import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { messages } from '@lamplight/content/texts/messages';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { itemsTexts } from '@lamplight/content/texts/staffArea/items';
import { useStaff } from '../editing/page/useStaff.ts';
import { usePendingSaves } from '../editing/saving/pendingSaves.tsx';
import { useConnection } from '../firebase/connection/useConnection.ts';
import {
  type DeletedSubmission,
  deleteSubmission,
  restoreSubmission,
} from '../firebase/submissionChanges.ts';
import { reportHandled, type Submission } from '../firebase/submissions.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { offerUndo, toastSuccess } from '../ui/toaster.tsx';
import type { useSubmissions } from './useSubmissions.ts';

interface DeletionTexts {
  question: string;
  deleted: (count: number) => string;
  restored: (count: number) => string;
}

/**
 * Deletes submissions of a list after a question, and offers to undo it.
 * @returns a function that takes them, and what is done once the question is answered
 */
export function useDeleteSubmissions(
  name: SubmissionName,
  list: ReturnType<typeof useSubmissions>,
) {
  const connection = useConnection();
  const { uid } = useStaff();
  const confirm = useConfirm();
  const { run } = usePendingSaves();
  return async (submissions: readonly Submission[], texts: DeletionTexts, begin: () => void) => {
    const question = {
      title: texts.question,
      text: itemsTexts.undoHint,
      yes: commonTexts.delete,
      destructive: true,
    };
    if (!(await confirm(question))) return;
    begin();
    const gone: DeletedSubmission[] = [];
    let missing = 0;
    const deleteAll = () =>
      forEach(submissions, async ({ id }) => {
        const deleted = await deleteSubmission(connection, name, id, uid);
        if (deleted) gone.push(deleted);
        else missing += 1;
        list.drop(id);
      });
    await run(deleteAll, () => messages.deleteSubmissionFailed);
    reportHandled();
    if (gone.length === 0 && missing > 0) toastSuccess(texts.deleted(missing));
    if (gone.length === 0) return;
    const returning = new Set(gone.filter(({ returns }) => returns));
    const count = returning.size;
    const bringBack = () =>
      forEach([...returning], async (deleted) => {
        await restoreSubmission(connection, name, deleted, uid);
        returning.delete(deleted);
        list.put(deleted.submission);
      });
    if (count === 0) return void toastSuccess(texts.deleted(gone.length));
    const offer = (deleted: number) =>
      offerUndo(texts.deleted(deleted), async () => {
        const isBack = await run(bringBack, () => messages.saveSubmissionFailed);
        if (isBack) toastSuccess(texts.restored(count));
        // Nothing else keeps them.
        else offer(returning.size);
        reportHandled();
      });
    offer(gone.length);
  };
}

/** How many are stored at the same time: each is a commit of its own, which waits for the network. */
const atOnce = 5;

/** Does something with all, some at a time. @throws the first failure, once none is under way any more */
export async function forEach<Each>(all: readonly Each[], work: (one: Each) => Promise<void>) {
  for (let from = 0; from < all.length; from += atOnce) {
    const results = await Promise.allSettled(all.slice(from, from + atOnce).map(work));
    const failed = results.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }
}
