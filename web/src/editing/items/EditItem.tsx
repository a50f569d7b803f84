import { nextOrder } from '@lamplight/content/order';
import { initialValue } from '@lamplight/content/readable';
import { useState } from 'react';
import { useConnection } from '../../firebase/connection.ts';
import { newItemId } from '../../firebase/saves.ts';
import { somethingNew } from '../drafts/leftDrafts.ts';
import { useItemEditor } from '../useDocumentEditor.ts';
import { ItemDialog } from './ItemDialog.tsx';
import type { ItemsEditing } from './itemsEditing.ts';

interface EditItemProps<Content extends object> {
  /** The item; null for a new one. */
  id: string | null;
  /** The place of the last item, behind which a new one is added. */
  lastOrder: number | undefined;
  editing: ItemsEditing<Content>;
  /** Where visitors see the list. */
  publicPath: string;
  onClose: () => void;
}

/** Adds or edits an item of a list in a dialog. */
export function EditItem<Content extends object>(props: EditItemProps<Content>) {
  const { id, lastOrder, editing, publicPath, onClose } = props;
  const connection = useConnection();
  const [itemId] = useState(() => id ?? newItemId(connection, editing.list));
  const isNew = id === null;
  const editor = useItemEditor(
    editing.list,
    {
      id: { state: 'loaded', value: itemId },
      order: nextOrder(lastOrder),
      initial: initialValue(editing.schema),
      draftOf: id ?? somethingNew,
      onSaved: onClose,
    },
    { ...editing, saved: isNew ? editing.added : editing.updated },
  );
  return (
    <ItemDialog
      title={isNew ? editing.addTitle : editing.editTitle}
      action={isNew ? 'Add' : 'Update'}
      editor={editor}
      preview={{ path: editing.publicPathOf?.(itemId) ?? publicPath }}
      onClose={onClose}
    />
  );
}
