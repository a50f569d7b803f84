import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { Button } from './Button.tsx';

interface Question {
  title: string;
  text?: string;
  /** What the button that goes on says, such as “Delete”. */
  yes: string;
  no?: string;
}

type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm>(async () => false);

/** Asks a question in a dialog; resolves to whether the answer was yes. */
export const useConfirm = () => useContext(ConfirmContext);

interface Asked extends Question {
  answer: (yes: boolean) => void;
}

/** Where questions appear; stands once around the staff area. */
export function Confirmations({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const no = useRef<HTMLButtonElement>(null);

  const confirm = useCallback<Confirm>(
    (question) =>
      new Promise((answer) => {
        setAsked({ ...question, answer });
        setOpen(true);
      }),
    [],
  );

  const answer = (yes: boolean) => {
    setOpen(false);
    asked?.answer(yes);
  };

  return (
    <ConfirmContext value={confirm}>
      {children}
      <Dialog.Root
        role="alertdialog"
        open={open}
        onOpenChange={(change) => change.open || answer(false)}
        initialFocusEl={() => no.current}
        placement="center"
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content mx="4">
              <Dialog.Header>
                <Dialog.Title>{asked?.title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                {asked?.text && <Dialog.Description color="fg">{asked.text}</Dialog.Description>}
              </Dialog.Body>
              <Dialog.Footer>
                <Button ref={no} variant="outline" onClick={() => answer(false)}>
                  {asked?.no ?? 'Cancel'}
                </Button>
                <Button onClick={() => answer(true)}>{asked?.yes}</Button>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ConfirmContext>
  );
}
