import { allPages } from '@lamplight/content/sitePages';
import type { Use } from '../../firebase/library.ts';

/** The pages in whose editors pictures can be changed. */
export const pagesWith = (uses: readonly Use[]) => {
  const places = uses.map(({ place }) => place);
  return allPages.filter(([, { content }]) =>
    places.includes('document' in content ? content.document : content.list),
  );
};

/** What these pages are called in the staff area. */
export const pageNamesOf = (uses: readonly Use[]): string[] =>
  pagesWith(uses).map(([, { title, editor }]) => editor.entry ?? title);
