import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { messages } from '@lamplight/content/texts/messages';
import { inboxTexts } from '@lamplight/content/texts/staffArea/inbox';
import { useEffect, useRef, useState } from 'react';
import type { SubmissionIds } from '../api/dataSubjects.ts';
import { usePendingSaves } from '../editing/saving/pendingSaves.tsx';
import { useConnection } from '../firebase/connection/useConnection.ts';
import { readSubmission, reportHandled, type Submission } from '../firebase/submissions.ts';
import { toastSuccess } from '../ui/toaster.tsx';
import { useDeleteSubmissions } from './useDeleteSubmissions.ts';
import type { useSubmissions } from './useSubmissions.ts';

/** The entry of a list that is open, and what can be done with it. */
export function useOpenSubmission(name: SubmissionName, list: ReturnType<typeof useSubmissions>) {
  const connection = useConnection();
  const { run } = usePendingSaves();
  const [opened, setOpened] = useState<Submission | null>(null);
  const close = () => setOpened(null);

  const deleteSubmissions = useDeleteSubmissions(name, list);
  const remove = (submission: Submission, sender: string) =>
    deleteSubmissions(
      [submission],
      {
        question: inboxTexts.deleteOneQuestion(sender),
        deleted: () => messages.submissionDeleted,
        restored: () => inboxTexts.restoredOne(sender),
      },
      close,
    );

  return {
    /** As it was read. */
    opened,
    open: setOpened,
    /** Opens one that need not be shown. */
    openById: (id: string) =>
      run(
        async () => {
          const found = await readSubmission(connection, name, id);
          if (found) setOpened(found);
          else toastSuccess(messages.submissionGone);
        },
        () => messages.fetchSubmissionsFailed,
      ),
    close,
    remove,
  };
}

/** What opens the entry before and the one after the one that is open; undefined where there is none. */
export interface Neighbours {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/**
 * The entries around the one that is open, as the list shows them. One that the filter shows no more, such as a new one
 * that is done, has left its place to the next.
 */
export function useNeighbours(
  { shown, more, reading, failed, readMore }: ReturnType<typeof useSubmissions>,
  { opened, open }: ReturnType<typeof useOpenSubmission>,
): Neighbours {
  const place = useRef(0);
  const all = shown ?? [];
  const at = all.findIndex(({ id }) => id === opened?.id);
  if (at >= 0) place.current = at;
  const nextPlace = at >= 0 ? at + 1 : place.current;
  const after = all[nextPlace];
  const before = all[place.current - 1];

  // Those behind the next are there by its turn.
  const isNearEnd = opened !== null && nextPlace >= all.length - 1;
  useEffect(() => {
    if (isNearEnd && more && !reading && !failed) readMore();
  }, [isNearEnd, more, reading, failed, readMore]);

  return {
    previous: before && (() => open(before)),
    next: after && (() => open(after)),
  };
}

/** The dialog of a person over a list of submissions, which shows no longer what was erased there. */
export function useDataSubjectDialog(
  name: SubmissionName,
  list: ReturnType<typeof useSubmissions>,
  entry: ReturnType<typeof useOpenSubmission>,
) {
  const [contact, setContact] = useState<string | null>(null);
  const [gone, setGone] = useState<readonly string[]>([]);

  return {
    /** What its field holds at first; null while it is closed. */
    contact,
    open: setContact,
    onErased: ({ [name]: ids }: SubmissionIds) => {
      list.drop(...ids);
      setGone((before) => [...before, ...ids]);
      reportHandled();
    },
    onClose: () => {
      setContact(null);
      // Not before: a dialog takes those along that were opened from it.
      if (entry.opened && gone.includes(entry.opened.id)) entry.close();
    },
  };
}
