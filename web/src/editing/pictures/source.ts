import type { Focus } from '@lamplight/content/pictureFocus';

/** Where a new picture comes from, and what it takes over. */
export interface Origin {
  /** The address of the picture that it was made of. */
  of: string;
  /** The alt text in its place; undefined to use that of the library. */
  alt: string | undefined;
  /** The focal point. */
  focus: Focus;
}

/** Where a picture comes from: a file, or another site, with or without what is taken over from there. */
export type Source = File | Origin | string;

/** The address of a picture that comes from another one. */
export const addressOf = (source: Origin | string): string =>
  typeof source === 'string' ? source : source.of;
