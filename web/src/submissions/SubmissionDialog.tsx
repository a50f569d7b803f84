import { Box } from '@chakra-ui/react/box';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { messages } from '@lamplight/content/texts/messages';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { inboxTexts } from '@lamplight/content/texts/staffArea/inbox';
import {
  metadataLabels,
  notificationTexts,
  spamReasons,
  stateNames,
} from '@lamplight/content/texts/submissions';
import { useEffect, useEffectEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { LuChevronDown, LuChevronUp } from 'react-icons/lu';
import { DraftRecovery } from '../editing/drafts/DraftRecovery.tsx';
import type { Editor } from '../editing/form/useContentForm.ts';
import { replaceQuestion } from '../editing/history/HistoryButton.tsx';
import { ParagraphField } from '../editing/inputs/paragraph.tsx';
import { ConflictDialog } from '../editing/merging/ConflictDialog.tsx';
import { useMay } from '../editing/page/useStaff.ts';
import { SaveState } from '../editing/saving/SaveBar.tsx';
import { useLeave } from '../editing/saving/unsaved.tsx';
import type { Submission } from '../firebase/submissions.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { danger } from '../ui/danger.ts';
import { dayAndTime } from '../ui/dateText.ts';
import { ErrorDialog } from '../ui/ErrorDialog.tsx';
import { LoadingLines } from '../ui/LoadingLines.tsx';
import { PillButtons } from '../ui/Pills.tsx';
import { DialogForm, StaffDialog } from '../ui/StaffDialog.tsx';
import { EarlierVersions } from './EarlierVersions.tsx';
import { openerId } from './SubmissionsTable.tsx';
import { SubmittedFields, Term } from './SubmittedFields.tsx';
import { replyTo } from './texts.ts';
import type { Neighbours } from './useOpenSubmission.ts';
import { useSubmissionEditor } from './useSubmissionEditor.ts';

interface SubmissionDialogProps {
  title: string;
  name: SubmissionName;
  /** As it was read. */
  opened: Submission;
  neighbours: Neighbours;
  /** Told what it is after a change. */
  onStored: (now: Submission) => void;
  /** Told that someone has deleted it. */
  onGone: (id: string) => void;
  /** Shows all stored data about its sender. */
  onDataSubject: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** A submission with all of its fields, and what staff make of it. */
export function SubmissionDialog(props: SubmissionDialogProps) {
  const {
    title,
    name,
    opened,
    neighbours,
    onStored,
    onGone,
    onDataSubject: onPerson,
    onDelete,
    onClose,
  } = props;
  const confirm = useConfirm();
  const mayHandle = useMay('handle');
  const editor = useSubmissionEditor(name, opened, onStored, onGone);
  const { now: submission, note } = editor;
  const reply = replyTo(submission.content);

  const leave = useLeave({ unsaved: note.changed });
  const close = () => leave(onClose);
  useStepKeys(neighbours, leave);
  const putBack = async (earlier: string) => {
    if (!note.changed || (await confirm(replaceQuestion))) note.propose({ note: earlier });
  };

  return (
    <>
      <StaffDialog
        title={title}
        subtitle={inboxTexts.receivedAt(dayAndTime(submission.createdAt))}
        large
        maxW="64rem"
        // If another one was opened from it, the focus must stay in that one.
        finalFocusEl={() =>
          document.getElementById(stepId('next')) ??
          document.getElementById(openerId(opened.id)) ??
          // It isn't in the list any more.
          document.querySelector<HTMLElement>(`[id^=${openerId('')}]`)
        }
        aside={<Steps {...neighbours} leave={leave} />}
        onClose={close}
        actions={
          <>
            {mayHandle && (
              <Button {...danger.outline} me="auto" onClick={onDelete}>
                {commonTexts.delete}
              </Button>
            )}
            <Button variant="outline" onClick={close}>
              {commonTexts.close}
            </Button>
            {reply && <ButtonLink href={reply.href}>{reply.text}</ButtonLink>}
          </>
        }
      >
        <Stack gap="6">
          {editor.gone && (
            <Text role="alert" color="fg.error">
              {messages.submissionGone}
            </Text>
          )}
          {submission.state === 'spam' && submission.spam && (
            <Text color="orange.fg">
              {inboxTexts.spamBecause(spamReasons[submission.spam] ?? submission.spam)}
            </Text>
          )}
          {submission.notification && (
            <Text color={submission.notification === 'failed' ? 'red.fg' : 'fg.muted'}>
              {notificationTexts[submission.notification]}
            </Text>
          )}
          <Box
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }}
            alignItems="start"
            gap="6"
          >
            <SubmittedFields name={name} content={submission.content} />
            <Stack gap="5" bg="bg.subtle" borderRadius="xl" p="5">
              {mayHandle ? (
                <>
                  <Box>
                    <Text mb="1.5" fontSize="sm" fontWeight="500" aria-hidden>
                      {metadataLabels.state}
                    </Text>
                    <PillButtons
                      label={metadataLabels.state}
                      choices={stateNames}
                      value={submission.state}
                      disabled={editor.gone}
                      onChoose={(state) => editor.setState(state)}
                    />
                  </Box>
                  <NoteForm editor={note} disabled={editor.gone} />
                </>
              ) : (
                <Box as="dl" display="grid" gap="3">
                  <Term>{metadataLabels.state}</Term>
                  <dd>{stateNames[submission.state]}</dd>
                  <Term>{metadataLabels.note}</Term>
                  <Text as="dd" whiteSpace="pre-line" overflowWrap="anywhere">
                    {submission.note || inboxTexts.noNote}
                  </Text>
                </Box>
              )}
              <Button variant="outline" alignSelf="start" onClick={onPerson}>
                {inboxTexts.personsData}
              </Button>
              <EarlierVersions
                versions={submission.earlier}
                note={submission.note}
                onPutBack={mayHandle ? putBack : undefined}
              />
            </Stack>
          </Box>
        </Stack>
      </StaffDialog>
      <ConflictDialog editor={note} />
      <ErrorDialog message={note.error} action={note.errorAction} onClose={note.dismissError} />
    </>
  );
}

type Leave = (how: () => void) => void;

const steps = [
  { which: 'previous', name: inboxTexts.previousSubmission, key: 'ArrowUp', Icon: LuChevronUp },
  { which: 'next', name: inboxTexts.nextSubmission, key: 'ArrowDown', Icon: LuChevronDown },
] as const;

/** A question or an error above the dialog is one more. */
const openDialogs = ':is([role=dialog], [role=alertdialog])[data-state=open]';

const stepId = (which: keyof Neighbours) => `${which}-entry`;

/** The ways to the entries before and after this one. */
const Steps = ({ leave, ...neighbours }: Neighbours & { leave: Leave }) =>
  steps.map(({ which, name, key, Icon }) => (
    <Button
      key={which}
      id={stepId(which)}
      variant="outline"
      size="sm"
      aria-label={name}
      title={inboxTexts.withKey(name, key === 'ArrowUp' ? '↑' : '↓')}
      aria-keyshortcuts={`Alt+${key}`}
      // One that is disabled loses the focus, and with it the keys.
      aria-disabled={!neighbours[which]}
      opacity={neighbours[which] ? undefined : '0.5'}
      onClick={() => neighbours[which] && leave(neighbours[which])}
    >
      <Icon aria-hidden size="18" />
    </Button>
  ));

/** Alt and an arrow lead to them, wherever the focus is in the dialog; not while another dialog is above it. */
function useStepKeys(neighbours: Neighbours, leave: Leave) {
  const step = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
    if (!altKey || ctrlKey || metaKey || shiftKey || repeat) return;
    if (document.querySelectorAll(openDialogs).length > 1) return;
    const pressed = steps.find(({ key }) => key === event.key);
    if (!pressed) return;
    event.preventDefault();
    const to = neighbours[pressed.which];
    if (to) leave(to);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => step(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

interface NoteFormProps {
  editor: Editor;
  /** Whether it cannot be stored, since the entry is gone. */
  disabled: boolean;
}

/** The note of staff to an entry, saved by itself. */
function NoteForm({ editor, disabled }: NoteFormProps) {
  const { changed, saving } = editor;
  return (
    <FormProvider {...editor.form}>
      {editor.loading ? (
        <LoadingLines lines={3} />
      ) : (
        <DialogForm onSubmit={editor.save}>
          <DraftRecovery editor={editor}>
            <Stack gap="4">
              <ParagraphField
                name="note"
                label={metadataLabels.note}
                rows={3}
                hint={inboxTexts.noteHint}
              />
              <HStack gap="4">
                <Button
                  type="submit"
                  variant="outline"
                  flexShrink="0"
                  disabled={!changed || saving || disabled}
                >
                  {saving ? commonTexts.saving : inboxTexts.saveNote}
                </Button>
                {(changed || saving || editor.lastSave) && <SaveState editor={editor} />}
              </HStack>
            </Stack>
          </DraftRecovery>
        </DialogForm>
      )}
    </FormProvider>
  );
}
