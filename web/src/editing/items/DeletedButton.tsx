import { editingTexts } from '@lamplight/content/texts/staffArea/editing';
import { useState } from 'react';
import { LuArchiveRestore } from 'react-icons/lu';
import { lazyModule } from '../../device/lazyModule.ts';
import { Button } from '../../ui/Button.tsx';
import { onIntent, tellNotLoaded, useLazyModule } from '../../ui/useLazyModule.ts';
import type { DeletedDrawerProps } from './DeletedDrawer.tsx';

/** A list with deleted items, and the words for them. */
export type DeletedItems = Omit<DeletedDrawerProps, 'onClose'>;

const loadDrawer = lazyModule(() => import('./DeletedDrawer.tsx'));

/** Opens what was deleted of a list, to bring it back. */
export function DeletedButton(props: DeletedItems) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const drawer = useLazyModule(loadDrawer, open, () => {
    close();
    tellNotLoaded();
  });
  return (
    <>
      <Button variant="ghost" size="sm" {...onIntent(loadDrawer)} onClick={() => setOpen(true)}>
        <LuArchiveRestore aria-hidden size="16" /> {editingTexts.recentlyDeleted}
      </Button>
      {open && drawer && <drawer.DeletedDrawer {...props} onClose={close} />}
    </>
  );
}
