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

/** What a picture takes over from another one; undefined where it takes over nothing. */
export function originOf(source: Source): Origin | undefined {
  if (source instanceof EditedPicture) return source.edited;
  return source instanceof File || typeof source === 'string' ? undefined : source;
}

/** A part of a picture, as a file that is uploaded like any other, but takes over the details of that picture. */
export class EditedPicture extends File {
  readonly edited: Origin;
  constructor(content: Blob, name: string, edited: Origin) {
    super([content], name, { type: content.type });
    this.edited = edited;
  }
}
