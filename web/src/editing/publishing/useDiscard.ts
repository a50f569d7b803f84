import { draftsTexts } from '@lamplight/content/texts/staffArea/drafts';
import { offerUndo } from '../../ui/toaster.tsx';
import { withReason } from '../saving/failures.ts';
import { usePendingSaves } from '../saving/pendingSaves.tsx';

/** Discards drafts, tells it, and offers to undo it. */
export function useDiscard() {
  const { run, busy } = usePendingSaves();
  const failed = withReason(draftsTexts.discardFailed);
  return {
    busy,
    /**
     * @param close closes a draft, and returns what opens it again
     * @param name what the draft is of, where there are several
     */
    discard: (close: () => Promise<() => Promise<void>>, name?: string) =>
      run(async () => {
        const undo = await close();
        offerUndo(draftsTexts.discarded, () => run(undo, failed), name);
      }, failed),
  };
}
