import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { useRef } from 'react';
import { Button } from './Button.tsx';
import { DialogText, StaffDialog } from './StaffDialog.tsx';

export interface ErrorDialogProps {
  /** What went wrong; null while nothing did. */
  message: string | null;
  /** What can be done instead of closing, such as trying again. */
  action?: { label: string; run: () => void } | undefined;
  onClose: () => void;
  /** The element that gets the focus once it is closed, instead of the one that had it before. */
  focusAfter?: () => HTMLElement | null;
}

/** What went wrong, in a dialog. */
export function ShownError({ message, action, onClose, focusAfter }: ErrorDialogProps) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <StaffDialog
      role="alertdialog"
      title={commonTexts.error}
      open={message !== null}
      onClose={onClose}
      initialFocusEl={() => close.current}
      {...(focusAfter && { finalFocusEl: focusAfter })}
      actions={
        <>
          <Button ref={close} variant="outline" onClick={onClose}>
            {commonTexts.close}
          </Button>
          {action && <Button onClick={action.run}>{action.label}</Button>}
        </>
      }
    >
      <DialogText>{message}</DialogText>
    </StaffDialog>
  );
}
