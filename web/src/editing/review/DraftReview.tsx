import { reviewTexts } from '@lamplight/content/texts/staffArea/review';
import { lazyModule } from '../../device/lazyModule.ts';
import { loadWatching } from '../../firebase/live/documents.ts';
import type { SharedDraft } from '../../firebase/live/reviews.ts';
import { Button } from '../../ui/Button.tsx';
import { useLazyModule, useLazyOpen } from '../../ui/useLazyModule.ts';

const loadDialog = lazyModule(() => import('./ShareDialog.tsx'));

/** Shares a draft with people without an account. */
export function ShareDraft({ path, since }: SharedDraft) {
  const { open, setOpen, module: dialog, opener } = useLazyOpen(loadDialog);
  return (
    <>
      <Button variant="outline" size="sm" {...opener}>
        {reviewTexts.share}
      </Button>
      {open && dialog && (
        <dialog.ShareDialog draft={{ path, since }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** Loads the list of comments after everything that the editor waits for. */
const loadComments = lazyModule(async () => {
  await loadWatching();
  return import('./CommentList.tsx');
});

const notLoaded = () => console.info('Comments on the draft could not be loaded');

/** The comments on a shared draft; nothing if there are none. @param isClosed whether it was published or discarded */
export function DraftComments({ path, since, isClosed }: SharedDraft & { isClosed?: boolean }) {
  const comments = useLazyModule(loadComments, true, notLoaded);
  return comments && <comments.CommentList draft={{ path, since }} isClosed={isClosed} />;
}
