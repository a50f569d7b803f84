import { nextOrder } from '@lamplight/content/order';
import type { ListName } from '@lamplight/content/siteLists';
import { useState } from 'react';
import { useConnection } from '../firebase/connection.ts';
import { useStoredList } from '../firebase/documents.ts';
import { newItemId } from '../firebase/saves.ts';
import { mapped } from './mapped.ts';
import { type Editing, useItemEditor } from './useDocumentEditor.ts';

/**
 * Edits the first item of a list, which is the one that its page shows (the customer's decision 13), or makes it
 * where there is none. It stays the same item while the editor is open.
 */
export function useFirstItemEditor<Content extends object>(
  list: ListName,
  editing: Editing<Content>,
) {
  const connection = useConnection();
  const [unused] = useState(() => newItemId(connection, list));
  const [edited, setEdited] = useState<string | null>(null);
  const first = mapped(useStoredList(list, 1), ([item]) => item?._id ?? unused);
  if (edited === null && first.state === 'loaded') setEdited(first.value);
  const id = edited === null ? first : { state: 'loaded' as const, value: edited };
  return useItemEditor(list, { id, order: nextOrder(undefined) }, editing);
}
