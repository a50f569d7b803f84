import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { contactOf } from '@lamplight/content/person';
import { messages } from '@lamplight/content/texts/messages';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { dataSubjectsTexts } from '@lamplight/content/texts/staffArea/dataSubjects';
import { countsText } from '@lamplight/content/texts/submissions';
import { useRef, useState } from 'react';
import {
  type Erasure,
  eraseDataSubject,
  type FoundSubmission,
  findDataSubject,
  type SubmissionIds,
} from '../../api/dataSubjects.ts';
import { download } from '../../device/download.ts';
import { serverNow } from '../../device/serverClock.ts';
import { FieldInput, FieldParts } from '../../editing/inputs/FieldParts.tsx';
import { useMay, useNameOf, useStaff } from '../../editing/page/useStaff.ts';
import { reasonOf, withReason } from '../../editing/saving/failures.ts';
import { useAskBeforeLeaving } from '../../editing/saving/unsaved.tsx';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { danger } from '../../ui/danger.ts';
import { DialogForm, StaffDialog } from '../../ui/StaffDialog.tsx';
import { momentText, otherContacts } from './contacts.ts';
import { dataSubjectFile } from './dataSubjectFile.ts';
import { FoundSubmissions } from './FoundSubmissions.tsx';

interface DataSubjectDialogProps {
  /** What the field holds at first. */
  contact: string;
  /** Told which submissions are gone. */
  onErased: (ids: SubmissionIds) => void;
  onClose: () => void;
}

/** Finds what is stored of a person, hands over a copy of it, and erases it. */
export function DataSubjectDialog({ contact, onErased, onClose }: DataSubjectDialogProps) {
  const [typed, setTyped] = useState(contact);
  const field = useRef<HTMLInputElement>(null);
  const confirm = useConfirm();
  const [mayErase, mayExport] = [useMay('erase'), useMay('export')];
  const { found, ticked, tick, busy, invalid, said, ...dataSubject } = useDataSubject(onErased);

  const findOther = (other: string) => {
    setTyped(other);
    dataSubject.find(other);
  };
  const downloadCopy = ({ contact: whose, submissions }: Found) => {
    const file = dataSubjectFile(
      whose,
      submissions.filter((submission) => ticked.has(submission)),
    );
    download(new Blob([file], { type: 'application/json' }), 'person.json');
  };
  const erase = async (of: Found) => {
    if (!(await confirm(question(ticked.size)))) return;
    await dataSubject.erase(of);
    field.current?.focus();
  };
  const hasFound = found !== null && found.submissions.length > 0;
  const others = found ? otherContacts(found.contact, found.submissions) : [];

  return (
    <StaffDialog
      title={dataSubjectsTexts.title}
      large
      initialFocusEl={() => field.current}
      closeOnInteractOutside={false}
      onClose={() => busy === 'erasing' || onClose()}
      actions={
        <>
          {hasFound && mayErase && (
            <Button
              {...danger.outline}
              me="auto"
              disabled={ticked.size === 0 || busy !== null}
              onClick={() => erase(found)}
            >
              {busy === 'erasing' ? dataSubjectsTexts.erasing : dataSubjectsTexts.eraseMore}
            </Button>
          )}
          <Button variant="outline" disabled={busy === 'erasing'} onClick={onClose}>
            {commonTexts.close}
          </Button>
          {hasFound && mayExport && (
            <Button disabled={ticked.size === 0} onClick={() => downloadCopy(found)}>
              {commonTexts.download}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="5">
        <DialogForm onSubmit={() => dataSubject.find(typed)}>
          <FieldParts
            label={dataSubjectsTexts.contact}
            hint={dataSubjectsTexts.contactHint}
            error={invalid ? messages.invalidContact : undefined}
          >
            <HStack w="full" alignItems="flex-start">
              <FieldInput
                ref={field}
                autoComplete="off"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
              <Button type="submit" flexShrink="0" disabled={busy !== null}>
                {busy === 'finding' ? dataSubjectsTexts.finding : commonTexts.find}
              </Button>
            </HStack>
          </FieldParts>
        </DialogForm>
        <Text
          role="status"
          whiteSpace="pre-line"
          color={said?.failed ? 'fg.error' : undefined}
          _empty={{ display: 'none' }}
        >
          {said?.text}
        </Text>
        {found && (
          <>
            {found.submissions.length > 0 && mayExport && (
              <Text>{dataSubjectsTexts.storedFor(found.contact)}</Text>
            )}
            {!found.complete && <Text color="orange.fg">{dataSubjectsTexts.tooMany}</Text>}
            <FoundSubmissions submissions={found.submissions} ticked={ticked} onTick={tick} />
            {others.length > 0 && (
              <HStack flexWrap="wrap">
                <Text>{dataSubjectsTexts.otherContacts}</Text>
                {others.map((other) => (
                  <Button
                    key={other}
                    variant="outline"
                    size="sm"
                    disabled={busy !== null}
                    onClick={() => findOther(other)}
                  >
                    {dataSubjectsTexts.findOther(other)}
                  </Button>
                ))}
              </HStack>
            )}
            <Erasures erasures={found.erasures} />
          </>
        )}
      </Stack>
    </StaffDialog>
  );
}

const question = (count: number) => ({
  title: dataSubjectsTexts.eraseQuestion(count),
  text: dataSubjectsTexts.eraseExplanation,
  yes: dataSubjectsTexts.erase,
  destructive: true,
});

/** Erasures of a person's data, when and by whom. */
function Erasures({ erasures }: { erasures: readonly Erasure[] }) {
  const nameOf = useNameOf();
  return erasures.map(({ at, by, ...counts }) => (
    <Text key={at.getTime()} color="fg.muted">
      {dataSubjectsTexts.erasedEarlier(momentText(at), nameOf(by), countsText(counts))}
    </Text>
  ));
}

/** The findings about a person. */
interface Found {
  /** The email or phone number of the search, as it was entered. */
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
function useDataSubject(onErased: (ids: SubmissionIds) => void) {
  const connection = useConnection();
  const { uid } = useStaff();
  const [found, setFound] = useState<Found | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<FoundSubmission>>(new Set());
  const [busy, setBusy] = useState<'finding' | 'erasing' | null>(null);
  const [invalid, setInvalid] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);

  // Anyone who leaves now would not hear whether it was done.
  useAskBeforeLeaving(busy === 'erasing' ? 'inFlight' : null);

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
