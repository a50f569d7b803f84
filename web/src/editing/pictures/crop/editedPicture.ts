import type { Origin, Source } from '../source.ts';

/** A part of a picture, as a file that is uploaded like any other, but takes over the details of that picture. */
export class EditedPicture extends File {
  readonly edited: Origin;
  constructor(content: Blob, name: string, edited: Origin) {
    super([content], name, { type: content.type });
    this.edited = edited;
  }
}

/** What a picture takes over from another one; undefined where it takes over nothing. */
export function originOf(source: Source): Origin | undefined {
  if (source instanceof EditedPicture) return source.edited;
  return source instanceof File || typeof source === 'string' ? undefined : source;
}
