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

/** A part of a picture, as a file that is uploaded like any other, but takes over the details of that picture. */
export class EditedPicture extends File {
  readonly edited: Origin;
  constructor(content: Blob, name: string, edited: Origin) {
    super([content], name, { type: content.type });
    this.edited = edited;
  }
}
