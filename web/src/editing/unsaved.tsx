import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from '../ui/confirm.tsx';

interface Unsaved {
  tell: (id: string, unsaved: boolean) => void;
  /** Asks, where something would be lost by leaving the page. */
  mayLeave: () => Promise<boolean>;
}

const UnsavedContext = createContext<Unsaved>({ tell: () => {}, mayLeave: async () => true });

/** Knows whether anything on the page is not saved, and asks before the page is left then. */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const unsaved = useRef(new Set<string>());
  const confirm = useConfirm();

  const tell = useCallback((id: string, isUnsaved: boolean) => {
    if (isUnsaved) unsaved.current.add(id);
    else unsaved.current.delete(id);
  }, []);

  const mayLeave = useCallback(async () => {
    if (unsaved.current.size === 0) return true;
    const leave = await confirm(leaveQuestion);
    if (leave) unsaved.current.clear();
    return leave;
  }, [confirm]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    mayLeave().then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, mayLeave]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return <UnsavedContext value={{ tell, mayLeave }}>{children}</UnsavedContext>;
}

export const leaveQuestion = {
  title: 'Leave without saving?',
  text: 'You have changes here that are not saved. They are kept on this device until you come back.',
  yes: 'Leave',
  no: 'Stay',
};

/** Asks, where something on the page would be lost by leaving it. */
export const useMayLeave = () => useContext(UnsavedContext).mayLeave;

/** Tells the page whether something in it is not saved. */
export function useUnsaved(isUnsaved: boolean) {
  const { tell } = useContext(UnsavedContext);
  const id = useId();
  useEffect(() => {
    tell(id, isUnsaved);
    return () => tell(id, false);
  }, [tell, id, isUnsaved]);
}
