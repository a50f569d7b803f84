import { contentOf, versionOf } from '@lamplight/content/bookkeeping';
import { listLimits } from '@lamplight/content/limits';
import { orderField } from '@lamplight/content/listed';
import type { ListName } from '@lamplight/content/paths';
import {
  collection,
  type DocumentData,
  doc,
  limit,
  orderBy,
  query,
  Timestamp,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection, useDocument } from 'react-firebase-hooks/firestore';
import { useConnection } from './connection.ts';
import { namedError } from './errors.ts';

/** What is read live: on its way, not to be had, or there. */
export type Live<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'loaded'; value: T };

/** A document as staff see it. Its content is as stored: callers parse it. */
export interface StoredDocument {
  /** 0 means that it was never saved. */
  version: number;
  /** Its place, where it is the item of a list. */
  order: number | undefined;
  content: Record<string, unknown>;
  /** When the server stored it, and the uid of who saved it; unknown for what was never saved. */
  savedAt: Date | null;
  savedBy: string;
}

/** A document of a list, with its id. */
export interface StoredItem extends StoredDocument {
  _id: string;
}

/** Stored data, taken apart. */
export function storedDocument(data: DocumentData | undefined): StoredDocument {
  const { [orderField]: order, ...content } = contentOf(data ?? {});
  return {
    version: versionOf(data),
    order: typeof order === 'number' ? order : undefined,
    content,
    savedAt: data?.updatedAt instanceof Timestamp ? data.updatedAt.toDate() : null,
    savedBy: typeof data?.updatedBy === 'string' ? data.updatedBy : '',
  };
}

/** The document at a path, live; on its way while the path is not known yet. */
export function useStoredDocument(path: string | null): Live<StoredDocument> {
  const { store } = useConnection();
  const [snapshot, , failure] = useDocument(path === null ? null : doc(store, path));
  return useMemo(() => {
    if (failure) return { state: 'failed', error: namedError(failure) };
    if (!snapshot || snapshot.ref.path !== path) return { state: 'loading' };
    // Without a connection the SDK reports every document as missing; that is no answer.
    if (!snapshot.exists() && snapshot.metadata.fromCache) return { state: 'failed', error: null };
    return { state: 'loaded', value: storedDocument(snapshot.data()) };
  }, [snapshot, failure, path]);
}

/**
 * The items of a list in their order, live.
 * @param most how many at the most; the rules allow no more than `listLimits.items`
 */
export function useStoredList(name: ListName, most: number = listLimits.items): Live<StoredItem[]> {
  const { store } = useConnection();
  const [snapshot, , failure] = useCollection(
    query(collection(store, name), orderBy(orderField), limit(most)),
  );
  return useMemo(() => {
    if (failure) return { state: 'failed', error: namedError(failure) };
    if (!snapshot) return { state: 'loading' };
    if (snapshot.empty && snapshot.metadata.fromCache) return { state: 'failed', error: null };
    const items = snapshot.docs.map((item) => ({ _id: item.id, ...storedDocument(item.data()) }));
    return { state: 'loaded', value: items };
  }, [snapshot, failure]);
}
