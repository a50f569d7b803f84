import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';
import { danger } from './danger.ts';
import { DialogText, StaffDialog } from './StaffDialog.tsx';

/** The question. */
export interface Question {
  title: string;
  text?: string;
  /** Something else to decide. */
  more?: ReactNode;
  /** What the button that goes on says, such as “Delete”. */
  yes: string;
  no?: string;
  /** Whether something is lost by going on, and can be brought back only as the text says. */
  destructive?: boolean;
}

interface ShownQuestionProps {
  /** The last question that was asked. */
  question: Question;
  open: boolean;
  onAnswer: (yes: boolean) => void;
}

/** A question in a dialog. */
export function ShownQuestion({ question, open, onAnswer }: ShownQuestionProps) {
  const no = useRef<HTMLButtonElement>(null);
  return (
    <StaffDialog
      role="alertdialog"
      title={question.title}
      open={open}
      onClose={() => onAnswer(false)}
      initialFocusEl={() => no.current}
      actions={
        <>
          <Button ref={no} variant="outline" onClick={() => onAnswer(false)}>
            {question.no ?? commonTexts.cancel}
          </Button>
          <Button {...(question.destructive && danger.solid)} onClick={() => onAnswer(true)}>
            {question.yes}
          </Button>
        </>
      }
    >
      {question.text && <DialogText>{question.text}</DialogText>}
      {question.more}
    </StaffDialog>
  );
}
