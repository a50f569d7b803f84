import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { useRef } from 'react';
import { Button } from './Button.tsx';
import { DialogText, StaffDialog } from './StaffDialog.tsx';

/** The question. */
export interface Question {
  title: string;
  text?: string;
  /** What the button that goes on says, such as “Delete”. */
  yes: string;
  no?: string;
}

interface ShownQuestionProps {
  /** The last question that was asked. */
  asked: Question;
  open: boolean;
  onAnswer: (yes: boolean) => void;
}

/** A question in a dialog. */
export function ShownQuestion({ asked, open, onAnswer }: ShownQuestionProps) {
  const no = useRef<HTMLButtonElement>(null);
  return (
    <StaffDialog
      role="alertdialog"
      title={asked.title}
      open={open}
      onClose={() => onAnswer(false)}
      initialFocusEl={() => no.current}
      actions={
        <>
          <Button ref={no} variant="outline" onClick={() => onAnswer(false)}>
            {asked.no ?? commonTexts.cancel}
          </Button>
          <Button onClick={() => onAnswer(true)}>{asked.yes}</Button>
        </>
      }
    >
      {asked.text && <DialogText>{asked.text}</DialogText>}
    </StaffDialog>
  );
}
