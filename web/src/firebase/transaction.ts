import { versionOf } from '@lamplight/content/bookkeeping';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  getDocFromServer,
  runTransaction,
  type Transaction,
} from 'firebase/firestore';
import { NotAllowed, namedError, Unreachable } from './errors.ts';

/** What is done with a document that was read, within the transaction that read it. */
type Attempt<T> = (transaction: Transaction, snapshot: DocumentSnapshot) => T;

/** Milliseconds after which a store that does not answer counts as out of reach. */
const patience = 8_000;

/**
 * Runs a transaction over one document that is over in time: the SDK tries for a minute to reach the
 * store, and staff want to know. What has been given up is not stored later by another attempt.
 * @throws what `attempt` throws; NotAllowed, Unreachable
 */
export async function transact<T>(
  store: Firestore,
  document: DocumentReference,
  attempt: Attempt<T>,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = { over: false };
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      limit.over = true;
      reject(new Unreachable());
    }, patience);
  });
  try {
    return await Promise.race([untilUndisturbed(store, document, attempt, limit), late]);
  } catch (error) {
    throw namedError(error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Tries again as long as somebody else is quicker. The rules take nothing but the next version, so
 * they refuse whoever comes second just as they refuse who may not save at all; which of both it
 * was is told by the version that is stored now.
 */
async function untilUndisturbed<T>(
  store: Firestore,
  document: DocumentReference,
  attempt: Attempt<T>,
  limit: { over: boolean },
): Promise<T> {
  for (;;) {
    let seen = 0;
    try {
      return await runTransaction(store, async (transaction) => {
        const snapshot = await transaction.get(document);
        seen = versionOf(snapshot.data());
        const result = attempt(transaction, snapshot);
        if (limit.over) throw new Unreachable();
        return result;
      });
    } catch (error) {
      if (!(namedError(error) instanceof NotAllowed) || limit.over) throw error;
      const stored = await getDocFromServer(document);
      if (versionOf(stored.data()) === seen) throw error;
    }
  }
}
