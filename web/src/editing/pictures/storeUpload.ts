import {
  type LibraryPicture,
  libraryPictureSchema,
  newLibraryPicture,
} from '@lamplight/content/libraryPicture';
import { withFocus } from '@lamplight/content/pictureFocus';
import { cropTexts } from '@lamplight/content/texts/staffArea/crop';
import { picturesTexts } from '@lamplight/content/texts/staffArea/pictures';
import { restoreDeleted } from '../../api/deletedItems.ts';
import type { Connection } from '../../firebase/connection/useConnection.ts';
import { addToLibrary, pictureAt, type Uploaded } from '../../firebase/library.ts';
import { storePicture } from '../../firebase/pictures.ts';
import { originOf } from './crop/editedPicture.ts';
import { type MadeInto, preparePicture, preparePictureAt } from './preparePicture.ts';
import { addressOf, type Origin, type Source } from './source.ts';
import { keepUploaded } from './uploadedHere.ts';

interface NewUpload {
  source: Source;
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
  const origin = originOf(source);
  const picture = await (source instanceof File
    ? preparePicture(source, as)
    : preparePictureAt(addressOf(source), as));
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
  const content = origin ? await takenOver(connection, known, origin, as) : known;
  const stored = await addToLibrary(connection, hash, content, by, (path) =>
    restoreDeleted(connection, path),
  );
  if (!origin) return stored;
  // Another page may have shown it around another point, and described it in other words, or not at all.
  const own = { ...stored.picture, address: content.address };
  const { alt } = origin;
  return { ...stored, picture: alt === undefined ? own : { ...own, tells: content.tells, alt } };
}

/** The details of a picture that was made from another one: the alt text and the author of that one. */
async function takenOver(
  connection: Connection,
  known: LibraryPicture,
  { of, alt, focus }: Origin,
  as: MadeInto,
): Promise<LibraryPicture> {
  const original = await pictureAt(connection, of);
  const { tells = known.tells, credit = '' } = original ?? {};
  return {
    ...known,
    ...(original && { name: cropTexts.editedName(original.name) }),
    // All of an icon is seen.
    address: as === 'icon' ? known.address : withFocus(known.address, focus),
    tells: alt === undefined ? tells : alt === '' ? 'nothing' : 'something',
    // One that is being typed may be longer than it may be.
    alt: alt !== undefined && isAlt(alt) ? alt : (original?.alt ?? ''),
    credit,
  };
}

const isAlt = (alt: string) => libraryPictureSchema.shape.alt.safeParse(alt).success;
