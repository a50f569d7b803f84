import { orderField } from '@lamplight/content/bookkeeping';
import { listLimits } from '@lamplight/content/limits';
import { revision } from '@lamplight/content/paths';
import type { ListName } from '@lamplight/content/siteContent';
import {
  collection,
  doc,
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  query,
  type SnapshotMetadata,
  startAfter,
} from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { useCollection, useDocument } from 'react-firebase-hooks/firestore';
import { type Connection, useConnection } from './connection.ts';
import { namedError } from './errors.ts';
import { type StoredDocument, storedDocument } from './saves.ts';

/** What is read live: on its way, not to be had, or there. */
export type Live<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'loaded'; value: T };

/** A document of a list, with its id. */
export interface StoredItem extends StoredDocument {
  _id: string;
}

/** The SDK tells of an answer that nothing is there only to who hears of changes of metadata. */
const withAnswers = { snapshotListenOptions: { includeMetadataChanges: true } };

/**
 * Whether the server has answered for what is named. Without a connection the SDK reports every document
 * as missing and every list as empty; that is no answer.
 */
function useAnswered(name: string | null, metadata: SnapshotMetadata | undefined): boolean {
  const [answered, setAnswered] = useState<string | null>(null);
  const isAnswer = metadata?.fromCache === false;
  if (isAnswer && answered !== name) setAnswered(name);
  return isAnswer || answered === name;
}

/** What was read, or that it is newer than this code, which holds what it had before. */
function loaded<T>(read: () => T): Live<T> {
  try {
    return { state: 'loaded', value: read() };
  } catch (error) {
    return { state: 'failed', error };
  }
}

/** The document at a path, live; on its way while the path is not known yet. */
export function useStoredDocument(path: string | null): Live<StoredDocument> {
  const { store } = useConnection();
  const [found, , failure] = useDocument(path === null ? null : doc(store, path), withAnswers);
  const snapshot = found?.ref.path === path ? found : undefined;
  const answered = useAnswered(path, snapshot?.metadata);
  return useMemo(() => {
    if (failure) return { state: 'failed', error: namedError(failure) };
    if (!snapshot) return { state: 'loading' };
    if (!snapshot.exists() && !answered) return { state: 'failed', error: null };
    return loaded(() => storedDocument(snapshot.ref.path, snapshot.data()));
  }, [snapshot, failure, answered]);
}

/** Where one document is, or two that are edited together. */
export type Paths = readonly [string] | readonly [string, string];

/** The documents at these paths, live, once all of them are there; on their way while that is not known. */
export function useStoredDocuments(paths: Paths | null): Live<StoredDocument[]> {
  const [one = null, other = null] = paths ?? [];
  const first = useStoredDocument(one);
  const second = useStoredDocument(other);
  return useMemo(() => {
    if (first.state !== 'loaded') return first;
    if (other === null) return { state: 'loaded', value: [first.value] };
    return second.state === 'loaded'
      ? { state: 'loaded', value: [first.value, second.value] }
      : second;
  }, [first, second, other]);
}

/**
 * The items of a list in their order, live.
 * @param most how many at the most; the rules allow no more than `listLimits.items`
 */
export function useStoredList(name: ListName, most: number = listLimits.items): Live<StoredItem[]> {
  const { store } = useConnection();
  return useStoredItems(name, query(collection(store, name), orderBy(orderField), limit(most)));
}

/** The documents that a query finds, live. @param name of the query: another one begins anew */
export function useStoredItems(name: string, items: Query): Live<StoredItem[]> {
  const [snapshot, , failure] = useCollection(items, withAnswers);
  const answered = useAnswered(name, snapshot?.metadata);
  return useMemo(() => {
    if (failure) return { state: 'failed', error: namedError(failure) };
    if (!snapshot) return { state: 'loading' };
    if (snapshot.empty && !answered) return { state: 'failed', error: null };
    return loaded(() =>
      snapshot.docs.map((item) => ({
        _id: item.id,
        ...storedDocument(item.ref.path, item.data()),
      })),
    );
  }, [snapshot, failure, answered]);
}

/** How many versions are read at once; the rules allow 100. */
export const revisionsAtOnce = 20;

/**
 * What the saves of a document stored, the newest first, as many as are read at once.
 * @param before the version that the page before ended with
 * @throws NotAllowed, Unreachable, NewerContent
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
    return (await getDocsFromServer(page)).docs.map((each) => storedDocument(path, each.data()));
  } catch (error) {
    throw namedError(error);
  }
}
