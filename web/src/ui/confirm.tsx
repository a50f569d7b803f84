import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { DialogText, StaffDialog } from './StaffDialog.tsx';

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
      <StaffDialog
        role="alertdialog"
        title={asked?.title}
        open={open}
        onClose={() => answer(false)}
        initialFocusEl={() => no.current}
        actions={
          <>
            <Button ref={no} variant="outline" onClick={() => answer(false)}>
              {asked?.no ?? 'Cancel'}
            </Button>
            <Button onClick={() => answer(true)}>{asked?.yes}</Button>
          </>
        }
      >
        {asked?.text && <DialogText>{asked.text}</DialogText>}
      </StaffDialog>
    </ConfirmContext>
  );
}
