import { pictureFile } from '@lamplight/content/paths';
import { type PictureFile, pictureAddress, sizeName } from '@lamplight/content/pictureFile';
import { Bytes, type Firestore } from 'firebase/firestore';
import { sha256 } from '../device/sha256.ts';
import { storeOf } from './connection/store.ts';
import type { Connection } from './connection/useConnection.ts';
import { storeOnce } from './storeOnce.ts';

/** A size that is to be stored. */
type NewSize = Omit<PictureFile<Uint8Array<ArrayBuffer>>, 'sizes'>;

interface NewPicture {
  widest: NewSize;
  others: readonly NewSize[];
}

/**
 * Stores all sizes of a picture, the widest last: it says where the others are, so that nobody sees
 * half a picture. A size that is stored already is not stored again.
 * @param onStored called after each of the sizes
 * @returns the address of the picture, and the hash of its widest size
 * @throws NotAllowed, Unreachable; the reason of `signal`
 */
export async function storePicture(
  connection: Connection,
  { widest, others }: NewPicture,
  { signal, onStored }: { signal: AbortSignal; onStored: () => void },
): Promise<{ hash: string; address: string }> {
  const store = storeOf(connection);
  const storing = async (size: NewSize, sizes: Record<string, string>) => {
    const hash = await storeSize(store, { ...size, sizes }, signal);
    onStored();
    return hash;
  };
  const places = await Promise.all(
    others.map(async (size) => [sizeName(size), await storing(size, {})] as const),
  );
  const hash = await storing(widest, Object.fromEntries(places));
  return { hash, address: pictureAddress(hash, sizeName(widest)) };
}

async function storeSize(
  store: Firestore,
  { bytes, ...size }: PictureFile<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal,
): Promise<string> {
  const hash = await sha256(bytes);
  const data = { ...size, bytes: Bytes.fromUint8Array(bytes) };
  await storeOnce(store, pictureFile(hash), data, signal);
  return hash;
}
