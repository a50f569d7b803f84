import { pictureFile } from '@lamplight/content/paths';
import { type PictureFile, pictureAddress, sizeName } from '@lamplight/content/pictureFile';
import { Bytes, doc, type Firestore, getDocFromServer, runTransaction } from 'firebase/firestore';
import { sha256 } from '../device/sha256.ts';
import { storeOf } from './connection/store.ts';
import type { Connection } from './connection/useConnection.ts';
import { NotAllowed, namedError, Unreachable } from './errors.ts';

/** A size that is to be stored. */
type NewSize = Omit<PictureFile<Uint8Array<ArrayBuffer>>, 'sizes'>;

interface NewPicture {
  widest: NewSize;
  others: readonly NewSize[];
}

/** The SDK would try five times, longer and longer. */
const tries = { maxAttempts: 3 };

/** How long a size may take: a megabyte over a slow line. */
const timeoutMs = 60_000;

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
  const document = doc(store, pictureFile(hash));
  // A transaction, because without a connection it fails, where a bare write would wait unseen.
  const work = runTransaction(
    store,
    async (transaction) => {
      if ((await transaction.get(document)).exists()) return;
      signal.throwIfAborted();
      transaction.set(document, { ...size, bytes: Bytes.fromUint8Array(bytes) });
    },
    tries,
  );
  try {
    await beforeTimeout(work, signal);
  } catch (reason) {
    const error = namedError(reason);
    // Someone else may have stored the same one at the same time.
    const isThere =
      error instanceof NotAllowed &&
      (await getDocFromServer(document).catch(() => undefined))?.exists();
    if (!isThere) throw error;
  }
  return hash;
}

async function beforeTimeout<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const timeout = AbortSignal.timeout(timeoutMs);
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      timeout.addEventListener('abort', () => reject(new Unreachable()));
      signal.addEventListener('abort', () => reject(signal.reason));
    }),
  ]);
}
