import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { lazyModule } from '../device/lazyModule.ts';
import type { Question } from './ShownQuestion.tsx';
import { useLazyModule } from './useLazyModule.ts';

type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm>(async () => false);

/** Asks a question in a dialog; resolves to whether the answer was yes. */
export const useConfirm = () => useContext(ConfirmContext);

interface OpenQuestion extends Question {
  answer: (yes: boolean) => void;
}

const loadDialog = lazyModule(() => import('./ShownQuestion.tsx'));

/** Where questions appear; there is one around the staff area. */
export function Confirmations({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<OpenQuestion | null>(null);
  const [open, setOpen] = useState(false);

  const last = useRef<Promise<unknown>>(Promise.resolve());
  const confirm = useCallback<Confirm>((next) => {
    const ask = () =>
      new Promise<boolean>((answer) => {
        setQuestion({ ...next, answer });
        setOpen(true);
      });
    // A question mustn't take the place of another one under the pointer.
    const asked = last.current.then(ask);
    last.current = asked;
    return asked;
  }, []);

  const answer = (yes: boolean) => {
    setOpen(false);
    question?.answer(yes);
  };
  // The browser asks where the dialog cannot be loaded.
  const dialog = useLazyModule(loadDialog, question !== null, () =>
    answer(window.confirm([question?.title, question?.text].filter(Boolean).join('\n\n'))),
  );

  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && dialog && (
        <dialog.ShownQuestion question={question} open={open} onAnswer={answer} />
      )}
    </ConfirmContext>
  );
}
