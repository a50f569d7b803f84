import { ownPageSchema } from '@lamplight/content/ownPage';
import { readable } from '@lamplight/content/readable';
import { useMemo } from 'react';
import { useStoredList } from './documents.ts';

/** A page that staff have made, as links and lists name it. */
export interface OwnPageName {
  _id: string;
  title: string;
  address: string;
  shown: boolean;
}

/** The pages that staff have made, in their order; none as long as they are not loaded. */
export function useOwnPages(needed = true): OwnPageName[] {
  const stored = useStoredList('pages', { needed });
  return useMemo(() => {
    const items = stored.state === 'loaded' ? stored.value : [];
    return items.map(({ _id, content }) => {
      const { title, address, shown } = readable(ownPageSchema, content);
      return { _id, title, address, shown };
    });
  }, [stored]);
}
