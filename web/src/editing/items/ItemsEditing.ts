import type { ItemEditing } from './ItemDialog.tsx';
import type { ItemSummary } from './ItemRows.tsx';
import type { RemovalTexts } from './useRemoval.ts';

/** A list whose items are edited in a dialog: their schema and display, and the messages. */
export interface ItemsEditing<Content extends object> extends ItemEditing<Content>, RemovalTexts {
  /** The visible part of an item in the list. */
  summary: (content: Content) => ItemSummary;
  /** Width and height of pictures in the list, in pixels; without it there are none. */
  pictureSize?: number;
  /** The headings that group the items; without them there is one list. */
  groups?: { name: string; includes: (content: Content) => boolean }[];
  /** The value by which items are sorted, ascending, if they cannot be moved. */
  sortedBy?: (content: Content) => number;
  /** New items come first; otherwise they come last. */
  newestFirst?: true;
  /** The text of the button that adds an item. */
  add: string;
  fetchFailed: string;
}
