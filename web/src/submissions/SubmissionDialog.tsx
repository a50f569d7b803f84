import { Box } from '@chakra-ui/react/box';
import { Field } from '@chakra-ui/react/field';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Textarea } from '@chakra-ui/react/textarea';
import { textLimits } from '@lamplight/content/limits';
import type { SubmissionState } from '@lamplight/content/submission';
import { noticeTexts, spamReasons, stateNames } from '@lamplight/content/submissionTexts';
import { useState } from 'react';
import { useUnsaved } from '../editing/unsaved.tsx';
import { whenText } from '../editing/whenText.ts';
import type { Submission } from '../firebase/submissions.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { StaffDialog } from '../ui/StaffDialog.tsx';
import { Choice } from './Choice.tsx';
import { replyTo, wordsOf } from './texts.ts';

interface SubmissionDialogProps {
  title: string;
  submission: Submission;
  /** All of its fields, and what they are called. */
  fields: readonly { key: string; label: string }[];
  onState: (state: SubmissionState) => Promise<void>;
  /** Resolves to whether the note is stored. */
  onNote: (note: string) => Promise<boolean>;
  /** Shows all that is stored of its sender. */
  onPerson: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** A submission with all of its fields, and what staff make of it. */
export function SubmissionDialog(props: SubmissionDialogProps) {
  const { title, submission, fields, onState, onNote, onPerson, onDelete, onClose } = props;
  const confirm = useConfirm();
  const [note, setNote] = useState(submission.note);
  const [saving, setSaving] = useState(false);
  const changed = note.trim() !== submission.note;
  useUnsaved(changed);
  const reply = replyTo(submission.content);

  const close = async () => {
    if (!changed || (await confirm(noteQuestion))) onClose();
  };
  const saveNote = async () => {
    setSaving(true);
    if (await onNote(note.trim())) setNote(note.trim());
    setSaving(false);
  };

  return (
    <StaffDialog
      title={title}
      subtitle={`Received ${whenText(submission.createdAt)}`}
      large
      onClose={close}
      actions={
        <>
          <Button variant="outline" me="auto" onClick={onDelete}>
            Delete
          </Button>
          {reply && (
            <ButtonLink href={reply.href} variant="outline">
              {reply.text}
            </ButtonLink>
          )}
          <Button onClick={close}>Close</Button>
        </>
      }
    >
      <Stack gap="6">
        {submission.spam && (
          <Text color="orange.fg">
            Taken for spam: {spamReasons[submission.spam] ?? submission.spam}
          </Text>
        )}
        {submission.notice && (
          <Text color={submission.notice === 'failed' ? 'red.fg' : 'fg.muted'}>
            {noticeTexts[submission.notice]}
          </Text>
        )}
        <Box as="dl" display="grid" gap="3">
          {fields.map(({ key, label }) => (
            <div key={key}>
              <Term>{label}</Term>
              <Text as="dd" whiteSpace="pre-line" overflowWrap="anywhere">
                {wordsOf(submission.content[key]) || '—'}
              </Text>
            </div>
          ))}
        </Box>
        <Button variant="outline" alignSelf="start" onClick={onPerson}>
          This person's data
        </Button>
        <Box maxW="16rem">
          <Choice label="State" choices={stateNames} value={submission.state} onChoose={onState} />
        </Box>
        <Field.Root>
          <Field.Label>Note</Field.Label>
          <Textarea
            rows={3}
            maxLength={textLimits.paragraph}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <Field.HelperText>Staff alone can read it.</Field.HelperText>
        </Field.Root>
        <Button
          variant="outline"
          alignSelf="start"
          disabled={!changed || saving}
          onClick={saveNote}
        >
          {saving ? 'Saving...' : 'Save note'}
        </Button>
      </Stack>
    </StaffDialog>
  );
}

const noteQuestion = { title: 'Close without saving the note?', yes: 'Close', no: 'Stay' };

const Term = chakra('dt', { base: { fontSize: 'sm', fontWeight: '600', color: 'fg.muted' } });
