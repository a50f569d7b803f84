import { contentOf, versionOf } from '@lamplight/content/bookkeeping';
import { revision } from '@lamplight/content/paths';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { useDocument } from 'react-firebase-hooks/firestore';
import { type Connection, useConnection } from './connection.ts';
import { ChangedMeanwhile, namedError } from './errors.ts';

/** A document as staff see it. `version` 0 means that it was never saved. */
export type StoredDocument =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'loaded'; version: number; content: Record<string, unknown> };

/** The document at a path, live. Its content is as stored: callers parse it. */
export function useStoredDocument(path: string): StoredDocument {
  const { store } = useConnection();
  const [snapshot, , failure] = useDocument(doc(store, path));
  if (failure) return { state: 'failed', error: namedError(failure) };
  if (!snapshot) return { state: 'loading' };
  // Without a connection the SDK reports every document as missing; that is no answer.
  if (!snapshot.exists() && snapshot.metadata.fromCache) return { state: 'failed', error: null };
  const data = snapshot.data();
  return { state: 'loaded', version: versionOf(data), content: contentOf(data ?? {}) };
}

interface Save {
  path: string;
  content: Record<string, unknown>;
  /** The version that the content was made from. */
  from: number;
  /** The uid of who saves. */
  by: string;
}

/**
 * Stores content as the version after `from`, together with its revision. A transaction, because
 * without a connection it fails, where a bare write would wait and be stored later unseen.
 * @returns the new version
 * @throws ChangedMeanwhile, NotAllowed or Unreachable
 */
export async function saveDocument({ store }: Connection, { path, content, from, by }: Save) {
  const version = from + 1;
  const data = { ...content, version, updatedAt: serverTimestamp(), updatedBy: by };
  try {
    await runTransaction(store, async (transaction) => {
      const stored = await transaction.get(doc(store, path));
      if (versionOf(stored.data()) !== from) throw new ChangedMeanwhile();
      transaction.set(doc(store, path), data);
      transaction.set(doc(store, revision(path, version)), data);
    });
  } catch (error) {
    throw namedError(error);
  }
  return version;
}
