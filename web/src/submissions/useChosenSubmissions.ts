import type { SubmissionState } from '@lamplight/content/submission';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { messages } from '@lamplight/content/texts/messages';
import { inboxTexts } from '@lamplight/content/texts/staffArea/inbox';
import { stateNames } from '@lamplight/content/texts/submissions';
import { useState } from 'react';
import { Conflicting } from '../editing/merging/mergeSave.ts';
import { useStaff } from '../editing/page/useStaff.ts';
import { withReason } from '../editing/saving/failures.ts';
import { usePendingSaves } from '../editing/saving/pendingSaves.tsx';
import { useConnection } from '../firebase/connection/useConnection.ts';
import { ChangedMeanwhile } from '../firebase/errors.ts';
import { handleSubmission } from '../firebase/submissionChanges.ts';
import { reportHandled, type Submission } from '../firebase/submissions.ts';
import { offerUndo, toastInfo } from '../ui/toaster.tsx';
import { changeOf } from './handling.ts';
import { forEach, useDeleteSubmissions } from './useDeleteSubmissions.ts';
import type { useSubmissions } from './useSubmissions.ts';

const saveFailed = withReason(messages.saveSubmissionFailed);

/** Entries that were chosen in a list, and what is done with all of them. */
export function useChosenSubmissions(
  name: SubmissionName,
  list: ReturnType<typeof useSubmissions>,
) {
  const connection = useConnection();
  const { uid } = useStaff();
  const { run } = usePendingSaves();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // Submissions that are no longer shown are left alone.
  const chosen = (list.shown ?? []).filter(({ id }) => ids.has(id));

  /** Gives each a state. One that someone else has given another one, or deleted, is left as it is. */
  const giveState = async (given: { of: Submission; state: SubmissionState }[]) => {
    const changed: Submission[] = [];
    const done = await run(
      () =>
        forEach(given, async ({ of, state }) => {
          const change = changeOf('state', of.state, state);
          try {
            const saved = await handleSubmission(connection, name, of.id, uid, change);
            changed.push(of);
            list.put({ ...of, ...saved });
          } catch (failure) {
            if (!(failure instanceof Conflicting || failure instanceof ChangedMeanwhile))
              throw failure;
          }
        }),
      saveFailed,
    );
    if (changed.length > 0) reportHandled();
    return { changed, done };
  };

  const setState = async (state: SubmissionState) => {
    const given = chosen.filter((of) => of.state !== state).map((of) => ({ of, state }));
    setIds(new Set());
    const { changed, done } = await giveState(given);
    const others = given.filter(({ of }) => !changed.includes(of));
    // After a failure they may be tried again.
    if (!done) setIds(new Set(others.map(({ of }) => of.id)));
    const left = others.length;
    if (changed.length === 0) {
      if (done && left > 0) toastInfo(stayedText(left).trim());
      return;
    }
    offerUndo(
      inboxTexts.setTo(inboxTexts.submissions(changed.length), stateNames[state]) +
        stayedText(left),
      () => setBack(changed, state),
    );
  };

  /** Gives entries the states that they had. @param state the one that they were given */
  const setBack = async (before: readonly Submission[], state: SubmissionState) => {
    const { changed, done } = await giveState(
      before.map((of) => ({ of: { ...of, state }, state: of.state })),
    );
    const left = before.filter(({ id }) => !changed.some((each) => each.id === id));
    const said =
      changed.length > 0 ? inboxTexts.setBack(inboxTexts.submissions(changed.length)) : '';
    // After a failure the others may be tried again.
    const text = `${said}${stayedText(left.length)}`.trim();
    if (done) toastInfo(text);
    else offerUndo(text, () => setBack(left, state));
  };

  const deleteSubmissions = useDeleteSubmissions(name, list);
  const textOf = (text: (submissions: string) => string) => (count: number) =>
    text(inboxTexts.submissions(count));
  const remove = () =>
    deleteSubmissions(
      chosen,
      {
        question: inboxTexts.deleteQuestion(inboxTexts.submissions(chosen.length)),
        deleted: textOf(inboxTexts.deleted),
        restored: textOf(inboxTexts.restored),
      },
      () => setIds(new Set()),
    );

  return {
    chosen,
    ids,
    /** Chooses these, or no longer. */
    choose: (which: readonly string[], is: boolean) =>
      setIds((before) => {
        const next = new Set(before);
        for (const id of which) is ? next.add(id) : next.delete(id);
        return next;
      }),
    chooseNone: () => setIds(new Set()),
    setState,
    remove,
  };
}

const stayedText = (count: number) =>
  count > 0 ? inboxTexts.stayed(inboxTexts.submissions(count)) : '';

export type ChosenSubmissions = ReturnType<typeof useChosenSubmissions>;
