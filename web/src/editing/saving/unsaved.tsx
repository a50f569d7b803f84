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
import { inputHeld, isInputPending } from '../form/pendingInput.ts';
import { addressOf, useEditorAddress } from '../page/PageTabs.tsx';

/** How long leaving waits for a save under way before it asks, in milliseconds. */
const patience = 1_000;

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
  const stopWaiting = useRef(() => {});
  /** The open question. */
  const asking = useRef<Promise<boolean>>(null);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const address = useEditorAddress();

  const tell = useCallback((id: string, reason: Reason | null) => {
    if (reason) reasons.current.set(id, reason);
    else reasons.current.delete(id);
    if (!isSaving(reasons.current)) stopWaiting.current();
  }, []);

  /** Resolves once no save is under way, or when waiting takes too long. */
  const untilSaved = useCallback(
    () =>
      new Promise<void>((resolve) => {
        if (!isSaving(reasons.current)) return resolve();
        stopWaiting.current = resolve;
        setTimeout(resolve, patience);
      }),
    [],
  );

  const ask = useCallback(async () => {
    const now = new Set(reasons.current.values());
    if (now.size === 0) return true;
    // Someone may try to leave again while it is open, such as with the Back button.
    asking.current ??= confirm(questionFor(now)).finally(() => {
      asking.current = null;
    });
    const leave = await asking.current;
    // A pending save continues on the next page.
    for (const [id, reason] of reasons.current) if (reason === 'unsaved' && leave) tell(id, null);
    return leave;
  }, [confirm, tell]);

  const mayLeave = useCallback(() => untilSaved().then(ask), [untilSaved, ask]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      reasons.current.size > 0 && addressOf(currentLocation) !== addressOf(nextLocation),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let cancelled = false;
    const leave = async () => {
      await untilSaved();
      // Unsaved input stays on this device as a draft. A question comes only before something would be lost.
      const mayBeKept = reasons.current.size > 0 && isAllStored() && !isSaving(reasons.current);
      const isKept = mayBeKept && (await inputHeld('text'));
      const mayGo = isKept || cancelled || (await ask());
      // Another link may have been followed while this waited.
      if (cancelled) return;
      if (!mayGo) return blocker.reset();
      blocker.proceed();
      if (isKept) toastDraftKept(() => navigate(address));
    };
    leave();
    return () => {
      cancelled = true;
    };
  }, [blocker, ask, untilSaved, navigate, address]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (reasons.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return <LeavingContext value={{ tell, mayLeave }}>{children}</LeavingContext>;
}

const isSaving = (reasons: ReadonlyMap<string, Reason>) =>
  [...reasons.values()].includes('inFlight');

function questionFor(reasons: ReadonlySet<Reason>) {
  const [unsaved, inFlight] = [reasons.has('unsaved'), reasons.has('inFlight')];
  const isKept = isAllStored() && !isInputPending('text');
  const kept = isKept ? editingTexts.leaveKept : editingTexts.leaveNotKept;
  const texts = [...(inFlight ? [editingTexts.stillSaving] : []), ...(unsaved ? [kept] : [])];
  return {
    title: inFlight ? editingTexts.leaveWhileSaving : editingTexts.leaveQuestion,
    text: texts.join('\n'),
    yes: editingTexts.leave,
    no: editingTexts.stay,
  };
}

/** What leaving a dialog would lose. */
interface Losses {
  unsaved?: boolean;
  uploading?: boolean;
}

/** A function that leaves a dialog in some way; it asks first if something would be lost. */
export function useLeave({ unsaved = false, uploading = false }: Losses) {
  const confirm = useConfirm();
  return async (how: () => void) => {
    const reasons = new Set<Reason>();
    if (unsaved) reasons.add('unsaved');
    if (uploading) reasons.add('inFlight');
    if (reasons.size === 0 || (await confirm(questionFor(reasons)))) how();
  };
}

/** The same for a dialog that can only be closed. */
export function useClose(losses: Losses, onClose: () => void) {
  const leave = useLeave(losses);
  return () => leave(onClose);
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
