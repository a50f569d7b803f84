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

/** What is done with documents that were read, within the transaction that read them. */
type Attempt<T> = (transaction: Transaction, snapshots: DocumentSnapshot[]) => T;

/** Milliseconds after which a store that does not answer counts as out of reach. */
const patience = 8_000;

/**
 * Runs a transaction over documents that is over in time: the SDK tries for a minute to reach the
 * store, and staff want to know. What has been given up is not stored later by another attempt.
 * @throws what `attempt` throws; NotAllowed, Unreachable
 */
export async function transact<T>(
  store: Firestore,
  documents: readonly DocumentReference[],
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
    return await Promise.race([untilUndisturbed(store, documents, attempt, limit), late]);
  } catch (error) {
    throw namedError(error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Tries again as long as somebody else is quicker. The rules take nothing but the next version, so
 * they refuse whoever comes second just as they refuse who may not save at all; which of both it
 * was is told by the versions that are stored now.
 */
async function untilUndisturbed<T>(
  store: Firestore,
  documents: readonly DocumentReference[],
  attempt: Attempt<T>,
  limit: { over: boolean },
): Promise<T> {
  for (;;) {
    let seen: number[] = [];
    try {
      return await runTransaction(store, async (transaction) => {
        const snapshots = await Promise.all(documents.map((each) => transaction.get(each)));
        seen = versionsOf(snapshots);
        const result = attempt(transaction, snapshots);
        if (limit.over) throw new Unreachable();
        return result;
      });
    } catch (error) {
      if (!(namedError(error) instanceof NotAllowed) || limit.over) throw error;
      const stored = versionsOf(await Promise.all(documents.map((each) => getDocFromServer(each))));
      if (stored.every((version, index) => version === seen[index])) throw error;
    }
  }
}

const versionsOf = (snapshots: DocumentSnapshot[]) =>
  snapshots.map((snapshot) => versionOf(snapshot.data()));
