import { useState } from 'react';
import { LuArchiveRestore } from 'react-icons/lu';
import { Button } from '../../../ui/Button.tsx';
import { DeletedDrawer, type DeletedDrawerProps } from './DeletedDrawer.tsx';

/** A list of which items were deleted, and in which words that is told. */
export type DeletedItems = Omit<DeletedDrawerProps, 'onClose'>;

/** Opens what was deleted of a list, to bring it back. */
export function DeletedButton(props: DeletedItems) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <LuArchiveRestore aria-hidden size="16" /> Recently deleted
      </Button>
      {open && <DeletedDrawer {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
