import { drafts, reviewComment, reviewLink } from '@lamplight/content/paths';
import { reviewTokenBytes } from '@lamplight/content/reviewAddress';
import { doc, serverTimestamp, type Transaction } from 'firebase/firestore';
import { serverNow } from '../../device/serverClock.ts';
import { sha256 } from '../../device/sha256.ts';
import { storeOf } from '../connection/store.ts';
import type { Connection } from '../connection/useConnection.ts';
import type { SharedDraft } from '../live/reviews.ts';
import { transact } from './saves.ts';

const dayMs = 86_400_000;

/** Bytes by chance, as base64url. */
const newToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(reviewTokenBytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

const commit = (
  connection: Connection,
  path: string,
  write: (transaction: Transaction, document: ReturnType<typeof doc>) => unknown,
): Promise<void> => {
  const store = storeOf(connection);
  return transact(store, [], (transaction) => void write(transaction, doc(store, path)));
};

/**
 * Makes a link to a draft.
 * @param days after which it ends
 * @param by the uid of the person who makes it
 * @returns its token, which is stored nowhere
 * @throws NotAllowed, Unreachable
 */
export async function storeReviewLink(
  connection: Connection,
  { path, since }: SharedDraft,
  days: number,
  by: string,
): Promise<string> {
  const token = newToken();
  const link = {
    draft: path.slice(drafts.length + 1),
    since,
    by,
    at: serverTimestamp(),
    expires: new Date(serverNow() + days * dayMs),
    opened: 0,
  };
  const at = reviewLink(await sha256(token));
  await commit(connection, at, (transaction, document) => transaction.set(document, link));
  return token;
}

/** Turns a link off for good. @param id the hash of its token @throws NotAllowed, Unreachable */
export const disableReviewLink = (connection: Connection, id: string): Promise<void> =>
  commit(connection, reviewLink(id), (transaction, document) =>
    transaction.update(document, { revokedAt: serverTimestamp() }),
  );

/** Deletes a comment for good. @throws NotAllowed, Unreachable */
export const deleteReviewComment = (connection: Connection, id: string): Promise<void> =>
  commit(connection, reviewComment(id), (transaction, document) => transaction.delete(document));

/** Says whether a comment is done. @throws NotAllowed, Unreachable */
export const markReviewComment = (
  connection: Connection,
  id: string,
  done: boolean,
): Promise<void> =>
  commit(connection, reviewComment(id), (transaction, document) =>
    transaction.update(document, { done }),
  );
