import type { Focus } from '@lamplight/content/pictureFocus';

interface Edited {
  /** The address of the picture that it was made of. */
  of: string;
  /** What that shows where it is; undefined where the library knows best. */
  alt: string | undefined;
  /** The point that stays in view. */
  focus: Focus;
}

/** A part of a picture, as a file that is uploaded like any other, but takes over what is known of that picture. */
export class EditedPicture extends File {
  readonly edited: Edited;
  constructor(content: Blob, name: string, edited: Edited) {
    super([content], name, { type: content.type });
    this.edited = edited;
  }
}
