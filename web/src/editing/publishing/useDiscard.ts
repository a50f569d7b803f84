import { draftsTexts } from '@lamplight/content/texts/staffArea/drafts';
import { plannedTexts } from '@lamplight/content/texts/staffArea/planned';
import { offerUndo, toastInfo } from '../../ui/toaster.tsx';
import { withReason } from '../saving/failures.ts';
import { usePendingSaves } from '../saving/pendingSaves.tsx';

/** Discards drafts, says so, and offers to undo it. */
export function useDiscard() {
  const { run, busy } = usePendingSaves();
  const failed = withReason(draftsTexts.discardFailed);
  return {
    busy,
    /**
     * @param close closes a draft, and returns a function that opens it again, as `discardDraft` does
     * @param name of the drafted content, if there are several drafts
     */
    discard: (close: () => Promise<() => Promise<boolean>>, name?: string) =>
      run(async () => {
        const undo = await close();
        const reopen = async () => {
          if (await undo()) toastInfo(plannedTexts.cancelled);
        };
        offerUndo(draftsTexts.discarded, () => run(reopen, failed), name);
      }, failed),
  };
}
