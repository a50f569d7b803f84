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
  /** The titles of questions that aren't answered yet. */
  const pending = useRef(new Set<string>());
  const confirm = useCallback<Confirm>((next) => {
    const ask = async () => {
      if (!(await loadDialog().then(Boolean, () => false))) {
        // The browser asks where the dialog can't be loaded.
        return window.confirm([next.title, next.text].filter(Boolean).join('\n\n'));
      }
      return new Promise<boolean>((answer) => {
        setQuestion({ ...next, answer });
        setOpen(true);
      });
    };
    // Someone has pressed twice while the dialog was loading.
    if (pending.current.has(next.title)) return Promise.resolve(false);
    pending.current.add(next.title);
    // A question mustn't take the place of another one under the pointer.
    const asked = last.current.then(ask).finally(() => pending.current.delete(next.title));
    last.current = asked;
    return asked;
  }, []);

  const answer = (yes: boolean) => {
    setOpen(false);
    question?.answer(yes);
  };
  const dialog = useLazyModule(loadDialog, question !== null);

  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && dialog && (
        // Another question begins anew, with the focus on No.
        <dialog.ShownQuestion
          key={question.title}
          question={question}
          open={open}
          onAnswer={answer}
        />
      )}
    </ConfirmContext>
  );
}
