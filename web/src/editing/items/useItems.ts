import { readable } from '@lamplight/content/readable';
import { useMemo } from 'react';
import type { StoredItem } from '../../firebase/documents.ts';
import type { ItemSummary } from './ItemRow.tsx';
import type { ItemsEditing } from './itemsEditing.ts';

/** An item of a list, read so that it can be shown. */
export interface ReadItem<Content> {
  _id: string;
  content: Content;
  summary: ItemSummary;
}

/** The items of a list, read so that they can be shown. */
export function useItems<Content extends object>(
  stored: StoredItem[],
  { schema, summary }: ItemsEditing<Content>,
): ReadItem<Content>[] {
  return useMemo(
    () =>
      stored.map(({ _id, content: data }) => {
        const content = readable(schema, data);
        return { _id, content, summary: summary(content) };
      }),
    [stored, schema, summary],
  );
}
