import { editingTexts } from '@lamplight/content/texts/staffArea/editing';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useBlocker, useNavigate } from 'react-router-dom';
import { isAllStored } from '../../device/localStorage.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { toastDraftKept } from '../../ui/toaster.tsx';
import { allInputHeld } from '../form/pendingInput.ts';
import { addressOf, useEditorAddress } from '../page/PageTabs.tsx';

/** The reason to ask before the page is left: something is not saved, or just being saved. */
type Reason = 'unsaved' | 'inFlight';

interface Leaving {
  /** @param id of the caller @param reason null if there is none any more */
  tell: (id: string, reason: Reason | null) => void;
  /** Asks if leaving the page would lose something. */
  mayLeave: () => Promise<boolean>;
}

const LeavingContext = createContext<Leaving>({ tell: () => {}, mayLeave: async () => true });

/**
 * Tracks unsaved changes on the page. If they are kept as a draft, a message says so once the page is left; if they
 * would be lost, a question comes first.
 */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const reasons = useRef(new Map<string, Reason>());
  const confirm = useConfirm();
  const navigate = useNavigate();
  const address = useEditorAddress();

  const tell = useCallback((id: string, reason: Reason | null) => {
    if (reason) reasons.current.set(id, reason);
    else reasons.current.delete(id);
  }, []);

  const mayLeave = useCallback(async () => {
    const now = new Set(reasons.current.values());
    if (now.size === 0) return true;
    const leave = await confirm(questionFor(now));
    // A pending save continues on the next page.
    for (const [id, reason] of reasons.current) if (reason === 'unsaved' && leave) tell(id, null);
    return leave;
  }, [confirm, tell]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      reasons.current.size > 0 && addressOf(currentLocation) !== addressOf(nextLocation),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // A draft of what is not saved stays on this device; only what would be lost is asked about.
    if (isAllStored() && !new Set(reasons.current.values()).has('inFlight')) {
      allInputHeld().then(() => {
        blocker.proceed();
        toastDraftKept(() => navigate(address));
      });
      return;
    }
    mayLeave().then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, mayLeave, navigate, address]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (reasons.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return <LeavingContext value={{ tell, mayLeave }}>{children}</LeavingContext>;
}

export const leaveQuestion = () => ({
  title: editingTexts.leaveQuestion,
  text: isAllStored() ? editingTexts.leaveKept : editingTexts.leaveNotKept,
  yes: editingTexts.leave,
  no: editingTexts.stay,
});

function questionFor(reasons: ReadonlySet<Reason>) {
  const question = leaveQuestion();
  if (!reasons.has('inFlight')) return question;
  const text = editingTexts.stillSaving;
  return {
    ...question,
    title: editingTexts.leaveWhileSaving,
    text: reasons.has('unsaved') ? `${text}\n${question.text}` : text,
  };
}

/** Asks if leaving the page would lose something on it. */
export const useMayLeave = () => useContext(LeavingContext).mayLeave;

/** A function that registers a reason to ask before the page is left. */
export const useTellReason = () => useContext(LeavingContext).tell;

/** Makes the page ask before it is left, while there is a reason. */
export function useAskBeforeLeaving(reason: Reason | null) {
  const tell = useTellReason();
  const id = useId();
  useEffect(() => {
    tell(id, reason);
    return () => tell(id, null);
  }, [tell, id, reason]);
}
