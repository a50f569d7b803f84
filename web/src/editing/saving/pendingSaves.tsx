import { Box } from '@chakra-ui/react/box';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useRef,
  useState,
} from 'react';
import { ErrorDialog } from '../../ui/ErrorDialog.tsx';
import { type FailureText, reasonOf } from './failures.ts';
import { useTellReason } from './unsaved.tsx';

/**
 * Runs immediate saves one after the other: an item may be moved and deleted before the move is stored.
 * Until they are done, “Saving...” is shown, and leaving the page asks. Failures are shown on whatever page
 * or dialog is open.
 * @param failed the message if `work` rejects
 * @returns whether it is stored
 */
type Run = (work: () => Promise<unknown>, failed: FailureText) => Promise<boolean>;

const RunContext = createContext<Run>(() => {
  throw new Error('Only pages of the staff area store anything');
});

/** Shows pending immediate saves, and their failures; there is one around the staff area. */
export function PendingSaves({ children }: { children: ReactNode }) {
  const tell = useTellReason();
  const id = useId();
  const inFlight = useRef(0);
  // A chain of promises: p-queue does the same with 3.5 kB (compressed) that staff would wait for.
  const turn = useRef(Promise.resolve());
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState<string[]>([]);

  const run = useCallback<Run>(
    async (work, failed) => {
      const count = (change: 1 | -1) => {
        inFlight.current += change;
        setBusy(inFlight.current > 0);
        tell(id, inFlight.current > 0 ? 'inFlight' : null);
      };
      count(1);
      const done = turn.current.then(work);
      turn.current = done.then(
        () => {},
        () => {},
      );
      try {
        await done;
        return true;
      } catch (failure) {
        const text = failed(reasonOf(failure));
        setFailures((all) => (all.includes(text) ? all : [...all, text]));
        return false;
      } finally {
        count(-1);
      }
    },
    [tell, id],
  );

  return (
    <RunContext value={run}>
      {children}
      <Portal>
        {/* Next to all dialogs, which hide everything else from screen readers, but for a status. */}
        <Box role="status" position="fixed" top="0" left="50%" translate="-50%" zIndex="toast">
          {busy && <Tab>{commonTexts.saving}</Tab>}
        </Box>
      </Portal>
      <ErrorDialog
        message={failures.length > 0 ? failures.join('\n') : null}
        onClose={() => setFailures([])}
      />
    </RunContext>
  );
}

/** At the upper edge, which is empty. It does not flicker for quick saves. */
const Tab = chakra('div', {
  base: {
    px: '4',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontSize: 'sm',
    borderBottomRadius: 'lg',
    pointerEvents: 'none',
    animation: 'fade-in 100ms 150ms backwards',
  },
});

/** Runs immediate saves, and knows whether one of its own is still pending. */
export function usePendingSaves(): { run: Run; busy: boolean } {
  const runHere = useContext(RunContext);
  const [count, setCount] = useState(0);
  const run = useCallback<Run>(
    async (work, failed) => {
      setCount((before) => before + 1);
      try {
        return await runHere(work, failed);
      } finally {
        setCount((before) => before - 1);
      }
    },
    [runHere],
  );
  return { run, busy: count > 0 };
}
