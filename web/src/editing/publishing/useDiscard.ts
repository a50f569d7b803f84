import { draftsTexts } from '@lamplight/content/texts/staffArea/drafts';
import { offerUndo } from '../../ui/toaster.tsx';
import { withReason } from '../saving/failures.ts';
import { usePendingSaves } from '../saving/pendingSaves.tsx';

/** Discards drafts, says so, and offers to undo it. */
export function useDiscard() {
  const { run, busy } = usePendingSaves();
  const failed = withReason(draftsTexts.discardFailed);
  return {
    busy,
    /**
     * @param close closes a draft, and returns a function that opens it again
     * @param name of the drafted content, if there are several drafts
     */
    discard: (close: () => Promise<() => Promise<void>>, name?: string) =>
      run(async () => {
        const undo = await close();
        offerUndo(draftsTexts.discarded, () => run(undo, failed), name);
      }, failed),
  };
}
