import { revision } from '@lamplight/content/paths';
import { doc, getDocsFromServer, limit, orderBy, query, startAfter } from 'firebase/firestore';
import type { Connection } from './connection.ts';
import { namedError } from './errors.ts';
import { type StoredDocument, storedDocument } from './storedDocument.ts';

/** How many versions are read at once; the rules allow 100. */
export const revisionsAtOnce = 20;

/**
 * What the saves of a document stored, the newest first, as many as are read at once.
 * @param before the version that the page before ended with
 * @throws NotAllowed, Unreachable
 */
export async function readRevisions(
  { store }: Connection,
  path: string,
  before: number | undefined,
): Promise<StoredDocument[]> {
  const page = query(
    doc(store, revision(path, 1)).parent,
    orderBy('version', 'desc'),
    ...(before === undefined ? [] : [startAfter(before)]),
    limit(revisionsAtOnce),
  );
  try {
    return (await getDocsFromServer(page)).docs.map((each) => storedDocument(each.data()));
  } catch (error) {
    throw namedError(error);
  }
}
