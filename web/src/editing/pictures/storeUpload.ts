import { type LibraryPicture, newLibraryPicture } from '@lamplight/content/libraryPicture';
import { withFocus } from '@lamplight/content/pictureFocus';
import { cropTexts } from '@lamplight/content/texts/staffArea/crop';
import { picturesTexts } from '@lamplight/content/texts/staffArea/pictures';
import { restoreDeleted } from '../../api/deletedItems.ts';
import type { Connection } from '../../firebase/connection/useConnection.ts';
import { addToLibrary, pictureAt, type Uploaded } from '../../firebase/library.ts';
import { storePicture } from '../../firebase/pictures.ts';
import { EditedPicture } from './crop/editedPicture.ts';
import { type MadeInto, preparePicture, preparePictureAt } from './preparePicture.ts';
import { keepUploaded } from './uploadedHere.ts';

interface NewUpload {
  /** A file, or the address of a picture of another site. */
  source: File | string;
  /** Its name. */
  name: string;
  as: MadeInto;
  /** The uid of the person who uploads it. */
  by: string;
  signal: AbortSignal;
  /** Called with the number of its sizes that are stored. */
  tellStored: (stored: number, of: number) => void;
}

/**
 * Adds a file to the library as a picture.
 * @throws NotUsable, NotAllowed, Unreachable; the reason of `signal`
 */
export async function storeUpload(
  connection: Connection,
  { source, name, as, by, signal, tellStored }: NewUpload,
): Promise<Uploaded> {
  const picture = await (typeof source === 'string'
    ? preparePictureAt(source, as)
    : preparePicture(source, as));
  const of = picture.others.length + 1;
  let done = 0;
  tellStored(done, of);
  const onStored = () => {
    done += 1;
    tellStored(done, of);
  };
  const { hash, address } = await storePicture(connection, picture, { signal, onStored });
  const [small = picture.widest] = picture.others.toSorted((a, b) => a.width - b.width);
  await keepUploaded(address, new Blob([small.bytes], { type: small.type }));
  signal.throwIfAborted();
  const { width, height } = picture.widest;
  const known = newLibraryPicture(
    { address, width, height },
    as === 'icon' ? picturesTexts.logoName : name,
  );
  const content =
    source instanceof EditedPicture ? await takenOver(connection, known, source, as) : known;
  const stored = await addToLibrary(connection, hash, content, by, (path) =>
    restoreDeleted(connection, path),
  );
  if (!(source instanceof EditedPicture) || source.edited.alt === undefined) return stored;
  // Another page may have described the same part of it in other words, or not at all.
  const { tells, alt } = content;
  return { ...stored, picture: { ...stored.picture, tells, alt } };
}

/** The details of a picture that was made from another one: the alt text and the author of that one. */
async function takenOver(
  connection: Connection,
  known: LibraryPicture,
  { edited: { of, alt, focus } }: EditedPicture,
  as: MadeInto,
): Promise<LibraryPicture> {
  const original = await pictureAt(connection, of);
  const { name = known.name, tells = known.tells, credit = '' } = original ?? {};
  return {
    ...known,
    name: cropTexts.editedName(name),
    // All of an icon is seen.
    address: as === 'icon' ? known.address : withFocus(known.address, focus),
    tells: alt === undefined ? tells : alt === '' ? 'nothing' : 'something',
    alt: alt ?? original?.alt ?? '',
    credit,
  };
}
