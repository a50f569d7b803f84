import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { messages } from '@lamplight/content/texts/messages';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { dataSubjectsTexts } from '@lamplight/content/texts/staffArea/dataSubjects';
import { countsText } from '@lamplight/content/texts/submissions';
import { useRef, useState } from 'react';
import type { Erasure, SubmissionIds } from '../../api/dataSubjects.ts';
import { download } from '../../device/download.ts';
import { FieldInput, FieldParts } from '../../editing/inputs/FieldParts.tsx';
import { useMay, useNameOf } from '../../editing/page/useStaff.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { DialogForm, StaffDialog } from '../../ui/StaffDialog.tsx';
import { momentText, otherContacts } from './contacts.ts';
import { dataSubjectFile } from './dataSubjectFile.ts';
import { FoundSubmissions } from './FoundSubmissions.tsx';
import { type Found, useDataSubject } from './useDataSubject.ts';

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
          {found && found.submissions.length > 0 && (
            <HStack me="auto">
              {mayErase && (
                <Button
                  variant="outline"
                  disabled={ticked.size === 0 || busy !== null}
                  onClick={() => erase(found)}
                >
                  {busy === 'erasing' ? dataSubjectsTexts.erasing : dataSubjectsTexts.eraseMore}
                </Button>
              )}
              {mayExport && (
                <Button
                  variant="outline"
                  disabled={ticked.size === 0}
                  onClick={() => downloadCopy(found)}
                >
                  {commonTexts.download}
                </Button>
              )}
            </HStack>
          )}
          <Button disabled={busy === 'erasing'} onClick={onClose}>
            {commonTexts.close}
          </Button>
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
                  <Button key={other} variant="outline" size="sm" onClick={() => findOther(other)}>
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
