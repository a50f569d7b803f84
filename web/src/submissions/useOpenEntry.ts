import { messages } from '@lamplight/content/messages';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { useState } from 'react';
import { useUnderWay } from '../editing/underWay.tsx';
import { useConnection } from '../firebase/connection.ts';
import {
  bringSubmissionBack,
  deleteSubmission,
  type Submission,
  tellHandled,
} from '../firebase/submissions.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { offerUndo, tellSuccess } from '../ui/toaster.tsx';
import type { useSubmissions } from './useSubmissions.ts';

/** The entry of a list that is open, and what can be done with it. */
export function useOpenEntry(name: SubmissionName, list: ReturnType<typeof useSubmissions>) {
  const connection = useConnection();
  const confirm = useConfirm();
  const { run } = useUnderWay();
  const [opened, setOpened] = useState<Submission | null>(null);
  const close = () => setOpened(null);

  /** Deletes an entry after a question, and offers to undo it. */
  const remove = async (submission: Submission, sender: string) => {
    if (!(await confirm({ title: `Delete what ${sender} sent?`, yes: 'Delete' }))) return;
    const deleteEntry = async () => {
      const gone = await deleteSubmission(connection, name, submission.id);
      list.drop(submission.id);
      if (!gone) return;
      const bringBack = async () => {
        await bringSubmissionBack(connection, name, gone);
        list.put(gone.submission);
        tellSuccess(`What ${sender} sent is back.`);
      };
      offerUndo(messages.submissionDeleted, () =>
        run(bringBack, () => messages.saveSubmissionFailed).then(tellHandled),
      );
    };
    close();
    await run(deleteEntry, () => messages.deleteSubmissionFailed).then(tellHandled);
  };

  return {
    /** As it was read. */
    opened,
    open: setOpened,
    close,
    remove,
  };
}
