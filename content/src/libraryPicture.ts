import { choice, line, picture, pixels } from './fields.ts';
import { isPictureHash, sizeAt } from './pictureFile.ts';
import { z } from './zod.ts';

const required = true;

/** What staff know of a picture of the organisation's own. Its sizes are stored apart, and never change. */
export const libraryPictureSchema = z.strictObject({
  name: line({ label: 'Name', required, hint: 'You find it by this; visitors do not see it' }),
  address: picture({ label: 'Address', required }),
  width: pixels({ label: 'Width' }),
  height: pixels({ label: 'Height' }),
  tells: choice(
    { something: 'It shows something', nothing: 'It only decorates' },
    { label: 'What it is for' },
  ),
  alt: line({ label: 'What the picture shows', hint: 'Read aloud to visitors who cannot see it' }),
  credit: line({ label: 'Credit', hint: 'Who made it' }),
});

export type LibraryPicture = z.infer<typeof libraryPictureSchema>;

/** Most pictures that are listed; the rules allow no more at a time. */
export const maxLibraryPictures = 2_000;

/** What is known of a picture that was just stored. @param name that of its file */
export const newLibraryPicture = (
  file: Pick<LibraryPicture, 'address' | 'width' | 'height'>,
  name: string,
): LibraryPicture => ({
  ...file,
  name: name.replace(/\.[a-z]{3,4}$/i, '').slice(0, 200) || 'Picture',
  tells: 'something',
  alt: '',
  credit: '',
});

/** The hashes of the pictures of the organisation's own that are anywhere in some content. */
export function picturesIn(content: unknown): Set<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    const { picture } = (typeof value === 'string' && sizeAt(value)) || {};
    if (isPictureHash(picture)) found.add(picture);
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  look(content);
  return found;
}
