import { allPages } from '@lamplight/content/sitePages';
import { editorOf } from '@lamplight/content/staffPages';
import type { Use } from '../../firebase/library.ts';

/** The pages in whose editors pictures can be changed. */
export const pagesWith = (uses: readonly Use[]) => {
  const pages = uses.map(({ place }) => editorOf(place)?.page);
  return allPages.filter(([name]) => pages.includes(name));
};

/** What these pages are called in the staff area. */
export const pageNamesOf = (uses: readonly Use[]): string[] =>
  pagesWith(uses).map(([, { title, editor }]) => editor.entry ?? title);
