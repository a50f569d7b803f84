import {
  type LibraryPicture,
  libraryPictureSchema,
  maxLibraryPictures,
  picturesIn,
} from '@lamplight/content/libraryPicture';
import { listLimits } from '@lamplight/content/limits';
import { orderField } from '@lamplight/content/order';
import { libraryPicture, libraryPictures, siteDocument } from '@lamplight/content/paths';
import { readable } from '@lamplight/content/readable';
import { listNames, siteDocumentNames } from '@lamplight/content/siteContent';
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { type Connection, useConnection } from './connection.ts';
import { type Live, readRevisions, useStoredItems } from './documents.ts';
import { namedError } from './errors.ts';
import { saveDocument } from './saves.ts';

/** A picture of the library; its id is the hash of its widest size. */
export interface ListedPicture extends LibraryPicture {
  _id: string;
}

/** The pictures of the library, live, the newest first. */
export function useLibrary(): Live<ListedPicture[]> {
  const { store } = useConnection();
  const stored = useStoredItems(
    libraryPictures,
    query(
      collection(store, libraryPictures),
      orderBy(orderField, 'desc'),
      limit(maxLibraryPictures),
    ),
  );
  return useMemo(() => {
    if (stored.state !== 'loaded') return stored;
    const value = stored.value.map(({ _id, content }) => ({
      ...readable(libraryPictureSchema, content),
      _id,
    }));
    return { state: 'loaded', value };
  }, [stored]);
}

/**
 * Adds a picture whose sizes are stored to the library. One that is there already stays as it is.
 * @returns what the library has of it now
 * @throws NotAllowed, Unreachable
 */
export async function addToLibrary(
  connection: Connection,
  id: string,
  content: LibraryPicture,
  by: string,
): Promise<ListedPicture> {
  const path = libraryPicture(id);
  // One that was deleted has a history, which goes on.
  const [last] = await readRevisions(connection, path, undefined);
  const stored = await saveDocument(connection, {
    path,
    by,
    next: (present) =>
      present
        ? null
        : { content, order: Math.floor(Date.now() / 1_000), after: last?.version ?? 0 },
  });
  return { ...readable(libraryPictureSchema, stored.content), _id: id };
}

/** Where something stands: a document of the site, or a list. */
export type Place = (typeof siteDocumentNames)[number] | (typeof listNames)[number];

/**
 * Which of the organisation's own pictures stand where, by their ids.
 * @throws NotAllowed, Unreachable
 */
export async function readPictureUses({ store }: Connection): Promise<Map<string, Place[]>> {
  const uses = new Map<string, Place[]>();
  const note = (place: Place, content: unknown) => {
    for (const id of picturesIn(content)) {
      uses.set(id, [...new Set([...(uses.get(id) ?? []), place])]);
    }
  };
  const ofDocument = async (name: (typeof siteDocumentNames)[number]) =>
    note(name, (await getDocFromServer(doc(store, siteDocument(name)))).data());
  const ofList = async (name: (typeof listNames)[number]) => {
    const items = query(collection(store, name), orderBy(orderField), limit(listLimits.items));
    for (const item of (await getDocsFromServer(items)).docs) note(name, item.data());
  };
  try {
    await Promise.all([...siteDocumentNames.map(ofDocument), ...listNames.map(ofList)]);
  } catch (error) {
    throw namedError(error);
  }
  return uses;
}
