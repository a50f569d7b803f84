import { lazyModule } from '../../device/lazyModule.ts';
import { loadWatching } from '../../firebase/live/documents.ts';
import type { SharedDraft } from '../../firebase/live/reviews.ts';
import { useLazyModule } from '../../ui/useLazyModule.ts';

/** Loads the panel, after all that the editor waits for. */
const loadPanel = lazyModule(async () => {
  await loadWatching();
  return import('./ReviewPanel.tsx');
});

const notLoaded = () => console.info('Links to the draft could not be loaded');

/** Shares a draft with people without an account, and shows what they say about it. */
export function DraftReview({ path, since }: SharedDraft) {
  const panel = useLazyModule(loadPanel, true, notLoaded);
  return panel && <panel.ReviewPanel path={path} since={since} />;
}
