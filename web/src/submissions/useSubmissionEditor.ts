import { type Handling, handlingSchema, type SubmissionState } from '@lamplight/content/submission';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { messages } from '@lamplight/content/texts/messages';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { inboxTexts } from '@lamplight/content/texts/staffArea/inbox';
import { stateNames } from '@lamplight/content/texts/submissions';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { contentForm } from '../editing/form/contentForm.ts';
import { mapLoadable, useWaitFor } from '../editing/form/loadable.ts';
import { useContentForm } from '../editing/form/useContentForm.ts';
import { Conflicting } from '../editing/merging/mergeSave.ts';
import { useStaff } from '../editing/page/useStaff.ts';
import { withReason } from '../editing/saving/failures.ts';
import { usePendingSaves } from '../editing/saving/pendingSaves.tsx';
import { useConnection } from '../firebase/connection/useConnection.ts';
import { useColleagues } from '../firebase/live/colleagues.ts';
import { useStoredDocument } from '../firebase/live/documents.ts';
import { handleSubmission } from '../firebase/submissionChanges.ts';
import { reportHandled, type Submission, submissionOf } from '../firebase/submissions.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { toastSuccess } from '../ui/toaster.tsx';
import { changeOf } from './handling.ts';

const noteForm = contentForm(handlingSchema.pick({ note: true }));
const saveFailed = withReason(messages.saveSubmissionFailed);

/**
 * An entry that is open, live, and what staff do with it: the note is edited in a form, a state is
 * stored as soon as it is chosen. Each leaves the other alone.
 * @param opened the entry as it was read
 * @param onStored told what the entry is after a change
 * @param onGone told that someone has deleted it
 */
export function useSubmissionEditor(
  name: SubmissionName,
  opened: Submission,
  onStored: (now: Submission) => void,
  onGone: (id: string) => void,
) {
  const { id } = opened;
  const connection = useConnection();
  const { uid } = useStaff();
  const confirm = useConfirm();
  const colleagues = useColleagues();
  const { run } = usePendingSaves();
  const stored = useStoredDocument(submissionKinds[name].entry(id));
  const entry = useMemo(
    () =>
      mapLoadable(stored, (document) =>
        // Only what is not there holds nothing.
        Object.keys(document.content).length === 0 ? null : submissionOf(name, id, document),
      ),
    [stored, name, id],
  );
  const live = useMemo(() => mapLoadable(entry, (now) => ({ note: now?.note ?? '' })), [entry]);
  const waitFor = useWaitFor(entry);
  const now = (entry.state === 'loaded' && entry.value) || opened;
  /** Whether it has been deleted in the meantime. */
  const gone = entry.state === 'loaded' && entry.value === null;
  const tellStored = useEffectEvent(onStored);
  // The list watches only its first entries: it learns here what colleagues have changed.
  useEffect(() => {
    if (now.version > opened.version) tellStored(now);
  }, [now, opened.version]);
  const tellGone = useEffectEvent(() => onGone(id));
  useEffect(() => {
    if (gone) tellGone();
  }, [gone]);

  const store = async (change: (seen: Submission) => Partial<Handling>) => {
    const saved = await handleSubmission(connection, name, id, uid, change);
    const seen = await waitFor((shown) => shown === null || shown.version >= saved.version);
    if (seen) onStored(seen);
    reportHandled();
    return seen ?? saved;
  };

  const note = useContentForm(noteForm, {
    live,
    save: async (base, mine) => {
      const saved = await store(changeOf('note', base.note, mine.note));
      return { note: saved.note };
    },
    saved: messages.noteSaved,
    saveFailed,
    lastSave: now.version > 0 ? now : null,
    drafts: null,
    draftOf: id,
  });

  /** Stores a state; asks where it would replace another one than the one that was seen. */
  const setState = async (state: SubmissionState, seen = now.state): Promise<void> => {
    const result: { conflict?: Conflicting<Handling> } = {};
    const storeState = async () => {
      try {
        await store(changeOf('state', seen, state));
        toastSuccess(messages.stateSaved(stateNames[state]));
      } catch (failure) {
        if (!(failure instanceof Conflicting)) throw failure;
        result.conflict = failure;
      }
    };
    await run(storeState, saveFailed);
    if (!result.conflict) return;
    const theirs = result.conflict.theirs.state;
    // Their own last choice, which they correct.
    if (result.conflict.by === uid) return setState(state, theirs);
    const who = colleagues.get(result.conflict.by) || commonTexts.someoneElse;
    const replace = await confirm({
      title: inboxTexts.stateConflict(who, stateNames[theirs]),
      yes: inboxTexts.setStateAnyway(stateNames[state]),
      no: inboxTexts.leaveState,
    });
    if (replace) await setState(state, theirs);
  };

  return {
    /** As it is stored now, or as it was read before that is known. */
    now,
    gone,
    note,
    setState,
  };
}
