import { doc, type Firestore, runTransaction } from 'firebase/firestore';
import { NotAllowed, namedError, Unreachable } from './errors.ts';
import { isStored } from './reading/prefetch.ts';

/** The SDK would try five times, longer and longer. */
const tries = { maxAttempts: 3 };

/** How long a document may take: a megabyte over a slow line, next to others. */
const timeoutMs = 180_000;

/**
 * Stores a document that never changes, under the hash of what it holds. One that is there already is not sent again.
 * @throws NotAllowed, Unreachable; the reason of `signal`
 */
export async function storeOnce(
  store: Firestore,
  path: string,
  data: object,
  signal: AbortSignal,
): Promise<void> {
  if (await isStored(path)) return;
  signal.throwIfAborted();
  // A transaction, because without a connection it fails, where a bare write would wait unseen.
  const work = runTransaction(
    store,
    async (transaction) => {
      signal.throwIfAborted();
      transaction.set(doc(store, path), data);
    },
    tries,
  );
  try {
    await beforeTimeout(work, signal);
  } catch (reason) {
    const error = namedError(reason);
    // Someone else may have stored the same one at the same time.
    if (!(error instanceof NotAllowed && (await isStored(path)))) throw error;
  }
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
