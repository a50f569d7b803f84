import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useRef } from 'react';
import { Button } from './Button.tsx';

interface ErrorDialogProps {
  /** What went wrong; null while nothing did. */
  message: string | null;
  /** What can be done instead of closing, such as trying again. */
  action?: { label: string; run: () => void } | undefined;
  onClose: () => void;
  /** What has the focus once it is closed, where that is not what had it before. */
  focusAfter?: () => HTMLElement | null;
}

/** Says what went wrong, and has to be closed. */
export function ErrorDialog({ message, action, onClose, focusAfter }: ErrorDialogProps) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      role="alertdialog"
      open={message !== null}
      onOpenChange={({ open }) => open || onClose()}
      initialFocusEl={() => close.current}
      {...(focusAfter && { finalFocusEl: focusAfter })}
      placement="center"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4">
            <Dialog.Header>
              <Dialog.Title>Error</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description whiteSpace="pre-line" color="fg">
                {message}
              </Dialog.Description>
            </Dialog.Body>
            <Dialog.Footer>
              {action && (
                <Button variant="outline" onClick={action.run}>
                  {action.label}
                </Button>
              )}
              <Button ref={close} onClick={onClose}>
                Close
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
