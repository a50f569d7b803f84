import { contactOf } from '@lamplight/content/person';
import { messages } from '@lamplight/content/texts/messages';
import { dataSubjectsTexts } from '@lamplight/content/texts/staffArea/dataSubjects';
import { countsText } from '@lamplight/content/texts/submissions';
import { useState } from 'react';
import {
  type Erasure,
  eraseDataSubject,
  type FoundSubmission,
  findDataSubject,
  type SubmissionIds,
} from '../../api/dataSubjects.ts';
import { serverNow } from '../../device/serverClock.ts';
import { useStaff } from '../../editing/page/useStaff.ts';
import { reasonOf, withReason } from '../../editing/saving/failures.ts';
import { useAskBeforeLeaving } from '../../editing/saving/unsaved.tsx';
import { useConnection } from '../../firebase/connection/useConnection.ts';

/** The findings about a person. */
export interface Found {
  /** Whom it was looked for, as it was entered. */
  contact: string;
  submissions: FoundSubmission[];
  complete: boolean;
  erasures: Erasure[];
}

interface Said {
  text: string;
  failed?: boolean;
}

/**
 * The stored data of a person: found, ticked, erased. Only what is the person's own is ticked at first.
 * @param onErased told which submissions are gone
 */
export function useDataSubject(onErased: (ids: SubmissionIds) => void) {
  const connection = useConnection();
  const { uid } = useStaff();
  const [found, setFound] = useState<Found | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<FoundSubmission>>(new Set());
  const [busy, setBusy] = useState<'finding' | 'erasing' | null>(null);
  const [invalid, setInvalid] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);

  // Anyone who leaves now would not hear whether it was done.
  useAskBeforeLeaving(busy === 'erasing' ? 'underWay' : null);

  const show = (now: Found, chosen: readonly FoundSubmission[]) => {
    setFound(now);
    setTicked(new Set(chosen));
  };

  /** Does something that takes time, and says where it fails. */
  const attempt = async (
    what: 'finding' | 'erasing',
    failed: string,
    work: () => Promise<void>,
  ) => {
    setBusy(what);
    setSaid(null);
    try {
      await work();
    } catch (error) {
      setSaid({ text: withReason(failed)(reasonOf(error)), failed: true });
    } finally {
      setBusy(null);
    }
  };

  const find = async (text: string) => {
    const contact = text.trim();
    setInvalid(!contactOf(contact));
    if (!contactOf(contact)) return;
    await attempt('finding', messages.findDataSubjectFailed, async () => {
      const { feedback, mentors, complete, erasures } = await findDataSubject(connection, contact);
      const submissions = [
        ...feedback.map((submission) => ({ ...submission, kind: 'feedback' as const })),
        ...mentors.map((submission) => ({ ...submission, kind: 'mentors' as const })),
      ];
      const own = submissions.filter(({ match }) => match === 'contact');
      show({ contact, submissions, complete, erasures }, own);
      setSaid({ text: dataSubjectsTexts.found(submissions.length) });
    });
  };

  const erase = async ({ contact, submissions, complete, erasures }: Found) => {
    const idsOf = (name: FoundSubmission['kind']) =>
      submissions
        .filter((submission) => submission.kind === name && ticked.has(submission))
        .map(({ id }) => id);
    const ids = { feedback: idsOf('feedback'), mentors: idsOf('mentors') };
    await attempt('erasing', messages.eraseDataSubjectFailed, async () => {
      const { erased, left } = await eraseDataSubject(connection, contact, ids);
      onErased(erased);
      const counts = { feedback: erased.feedback.length, mentors: erased.mentors.length };
      const isGone = ({ kind, id }: FoundSubmission) => erased[kind].includes(id);
      const record = { at: new Date(serverNow()), by: uid, ...counts };
      const recorded = counts.feedback + counts.mentors > 0 ? [record, ...erasures] : erasures;
      const rest = submissions.filter((submission) => !isGone(submission));
      show({ contact, submissions: rest, complete, erasures: recorded }, []);
      const kept = left.feedback.length + left.mentors.length;
      setSaid({
        text:
          dataSubjectsTexts.erased(countsText(counts)) +
          (kept > 0 ? dataSubjectsTexts.notErased(kept) : ''),
      });
    });
  };

  const tick = (submission: FoundSubmission, on: boolean) => {
    const now = new Set(ticked);
    if (on) now.add(submission);
    else now.delete(submission);
    setTicked(now);
  };

  return { found, ticked, tick, busy, invalid, said, find, erase };
}
