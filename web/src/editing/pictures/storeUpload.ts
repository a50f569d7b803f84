import { newLibraryPicture } from '@lamplight/content/libraryPicture';
import { picturesTexts } from '@lamplight/content/texts/staffArea/pictures';
import { restoreDeleted } from '../../api/deletedItems.ts';
import type { Connection } from '../../firebase/connection/useConnection.ts';
import { addToLibrary, type Uploaded } from '../../firebase/library.ts';
import { storePicture } from '../../firebase/pictures.ts';
import { type MadeInto, preparePicture, preparePictureAt } from './preparePicture.ts';
import { keepUploaded } from './uploadedHere.ts';

interface NewUpload {
  /** A file, or the address of a picture of another site. */
  source: File | string;
  /** What it is called. */
  name: string;
  as: MadeInto;
  /** The uid of the person who uploads it. */
  by: string;
  signal: AbortSignal;
  /** Is told how many of its sizes are stored. */
  tellStored: (stored: number, of: number) => void;
}

/**
 * Makes a file a picture of the library.
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
  return addToLibrary(connection, hash, known, by, (path) => restoreDeleted(connection, path));
}
