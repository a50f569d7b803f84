import { messages } from '@lamplight/content/messages';
import type { SubmissionState } from '@lamplight/content/submission';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { useState } from 'react';
import { reasonOf } from '../editing/failures.ts';
import { useUnderWay } from '../editing/underWay.tsx';
import { useConnection } from '../firebase/connection.ts';
import {
  bringSubmissionBack,
  deleteSubmission,
  handleSubmission,
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
  const [error, setError] = useState<string | null>(null);
  const close = () => setOpened(null);

  /** Stores a change of an entry, and shows it. Resolves to whether it is stored. */
  const change = async (
    submission: Submission,
    changed: { state: SubmissionState } | { note: string },
  ) => {
    try {
      await handleSubmission(connection, name, submission, changed);
    } catch (failure) {
      setError(`${messages.saveSubmissionFailed}\n${reasonOf(failure) ?? ''}`.trim());
      return false;
    }
    const now = { ...submission, ...changed, stored: { ...submission.stored, ...changed } };
    setOpened(now);
    list.put(now);
    tellHandled();
    return true;
  };

  /** Deletes an entry after a question, and offers to undo it. */
  const remove = async (submission: Submission, sender: string) => {
    if (!(await confirm({ title: `Delete what ${sender} sent?`, yes: 'Delete' }))) return;
    const bringBack = async () => {
      await bringSubmissionBack(connection, name, submission);
      list.put(submission);
      tellSuccess(`What ${sender} sent is back.`);
    };
    const undo = () => run(bringBack, () => messages.saveSubmissionFailed).then(tellHandled);
    const deleteEntry = async () => {
      await deleteSubmission(connection, name, submission.id);
      list.drop(submission.id);
      offerUndo(messages.submissionDeleted, undo);
    };
    close();
    await run(deleteEntry, () => messages.deleteSubmissionFailed).then(tellHandled);
  };

  return {
    /** As it is stored now, where that is known. */
    opened: opened && (list.shown?.find(({ id }) => id === opened.id) ?? opened),
    open: setOpened,
    close,
    change,
    remove,
    error,
    dismissError: () => setError(null),
  };
}
