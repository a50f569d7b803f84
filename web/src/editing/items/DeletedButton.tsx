import { editingTexts } from '@lamplight/content/texts/staffArea/editing';
import { LuArchiveRestore } from 'react-icons/lu';
import { lazyModule } from '../../device/lazyModule.ts';
import { Button } from '../../ui/Button.tsx';
import { useLazyOpen } from '../../ui/useLazyModule.ts';
import { useNavigationIntent } from '../page/navigationIntent.ts';
import type { DeletedDrawerProps } from './DeletedDrawer.tsx';

/** A list with deleted items, and the words for them. */
export type DeletedItems = Omit<DeletedDrawerProps, 'onClose'>;

const loadDrawer = lazyModule(() => import('./DeletedDrawer.tsx'));

/** Opens the deleted items of a list, to restore them. */
export function DeletedButton(props: DeletedItems) {
  const { open, setOpen, module: drawer, opener } = useLazyOpen(loadDrawer);
  useNavigationIntent('open', true, (what) => setOpen(what === 'deleted'));
  return (
    <>
      <Button variant="ghost" size="sm" {...opener}>
        <LuArchiveRestore aria-hidden size="16" /> {editingTexts.recentlyDeleted}
      </Button>
      {open && drawer && <drawer.DeletedDrawer {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
