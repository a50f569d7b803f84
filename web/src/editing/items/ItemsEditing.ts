import type { ItemEditing } from './ItemDialog.tsx';
import type { ItemSummary } from './ItemRows.tsx';
import type { RemovalTexts } from './useRemoval.ts';

/** A list whose items are edited in a dialog: what they are, and in which words that is told. */
export interface ItemsEditing<Content extends object> extends ItemEditing<Content>, RemovalTexts {
  /** The visible part of an item in the list. */
  summary: (content: Content) => ItemSummary;
  /** Width and height of pictures in the list, in pixels; without it there are none. */
  pictureSize?: number;
  /** Under which headings the items are; without them there is one list. */
  groups?: { name: string; includes: (content: Content) => boolean }[];
  /** By what items are sorted, from low to high, where nobody gives them places. */
  sortedBy?: (content: Content) => number;
  /** New items come first; otherwise they come last. There may be more of them than pages read at once. */
  newestFirst?: true;
  /** What the button that adds an item says. */
  add: string;
  fetchFailed: string;
}
