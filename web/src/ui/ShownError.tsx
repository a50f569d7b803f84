import { Box } from '@chakra-ui/react/box';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { useRef } from 'react';
import { Button } from './Button.tsx';
import { DialogText, StaffDialog } from './StaffDialog.tsx';

export interface ErrorDialogProps {
  /** What went wrong; null while nothing did. */
  message: string | null;
  /** An action besides closing, such as trying again. */
  action?: { label: string; run: () => void } | undefined;
  /** The fields that it is about. */
  fields?: readonly { name: string; label: string }[];
  /** Closes it, and goes to a field. */
  onField?: (name: string) => void;
  onClose: () => void;
  /** The element that gets the focus once it is closed, instead of the one that had it before. */
  focusAfter?: () => HTMLElement | null;
}

/** How many fields are named. */
const fewFields = 8;

/** What went wrong, in a dialog. */
export function ShownError(props: ErrorDialogProps) {
  const { message, action, fields = [], onField, onClose, focusAfter } = props;
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
      {fields.length > 0 && (
        <Box as="ul" listStyleType="none" mt="2">
          {fields.slice(0, fewFields).map(({ name, label }) => (
            <li key={name}>
              <Button variant="ghost" size="sm" px="2" mx="-2" onClick={() => onField?.(name)}>
                {label}
              </Button>
            </li>
          ))}
        </Box>
      )}
    </StaffDialog>
  );
}
