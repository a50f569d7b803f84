import { orderField } from '@lamplight/content/bookkeeping';
import {
  type LibraryPicture,
  libraryPictureSchema,
  maxLibraryPictures,
  picturesIn,
  withPicture,
} from '@lamplight/content/libraryPicture';
import { listLimits } from '@lamplight/content/limits';
import { libraryPicture, libraryPictures, siteDocument } from '@lamplight/content/paths';
import { withoutFocus } from '@lamplight/content/pictureFocus';
import { readable } from '@lamplight/content/readable';
import {
  type ListName,
  listNames,
  type SiteDocumentName,
  siteDocumentNames,
} from '@lamplight/content/siteContent';
import {
  collection,
  type DocumentSnapshot,
  doc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
} from 'firebase/firestore';
import { useMemo } from 'react';
import type { Connection } from './connection.ts';
import { type Live, useStoredItems } from './documents.ts';
import { namedError } from './errors.ts';
import { saveDocument, transact } from './saves.ts';
import { storeOf } from './store.ts';
import { storedDocument } from './stored.ts';
import { readRevisions, watchItems } from './watching.ts';

/** A picture of the library; its id is the hash of its widest size. */
export interface ListedPicture extends LibraryPicture {
  _id: string;
}

/** The pictures of the library, live, the newest first. */
export function useLibrary(): Live<ListedPicture[]> {
  const stored = useStoredItems(libraryPictures, (_, connection, heard) =>
    watchItems(newestFirst(connection), heard),
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

const newestFirst = (connection: Connection) =>
  query(
    collection(storeOf(connection), libraryPictures),
    orderBy(orderField, 'desc'),
    limit(maxLibraryPictures),
  );

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
  const stored = await saveDocument(
    { store: storeOf(connection) },
    {
      path,
      by,
      next: (present) =>
        present
          ? null
          : { content, order: Math.floor(Date.now() / 1_000), after: last?.version ?? 0 },
    },
  );
  return { ...readable(libraryPictureSchema, stored.content), _id: id };
}

/** Where a picture stands: on which page, in which document, and with which address. */
export interface Use {
  place: SiteDocumentName | ListName;
  path: string;
  address: string;
}

/** Where each picture stands, by its address without the point that stays in view. */
export type PictureUses = ReadonlyMap<string, readonly Use[]>;

/**
 * Looks where pictures stand. What an editor watches is not asked of its listener, which may not know yet of a save
 * that has just succeeded: documents are read in a transaction, and lists in an order that nobody watches.
 * @throws NotAllowed, Unreachable
 */
export async function readPictureUses(connection: Connection): Promise<PictureUses> {
  const store = storeOf(connection);
  const documents = siteDocumentNames.map((name) => doc(store, siteDocument(name)));
  const ofDocuments = transact(store, documents, (_, snapshots) =>
    snapshots.flatMap((each) => usesIn(each.id as SiteDocumentName, each)),
  );
  const ofList = async (name: ListName) => {
    const items = query(collection(store, name), limit(listLimits.items));
    return (await getDocsFromServer(items)).docs.flatMap((item) => usesIn(name, item));
  };
  try {
    const uses = await Promise.all([ofDocuments, ...listNames.map(ofList)]);
    return Map.groupBy(uses.flat(), ({ address }) => withoutFocus(address));
  } catch (error) {
    throw namedError(error);
  }
}

const usesIn = (place: Use['place'], document: DocumentSnapshot): Use[] =>
  [...picturesIn(storedDocument(document.ref.path, document.data()).content)].map((address) => ({
    ...{ place, path: document.ref.path, address },
  }));

interface Replacement {
  uses: readonly Use[];
  /** What stands there from now on. */
  picture: LibraryPicture;
  /** The uid of who replaces it. */
  by: string;
}

/**
 * Puts a picture in the place of others, document by document, each as a version of its own. If one fails,
 * those before it are done; trying again goes on with the others.
 * @throws NotAllowed, Unreachable
 */
export async function replacePictures(
  connection: Connection,
  { uses, picture, by }: Replacement,
): Promise<void> {
  const replaced = new Set(uses.map(({ address }) => address));
  for (const path of new Set(uses.map((use) => use.path))) {
    await saveDocument(
      { store: storeOf(connection) },
      {
        path,
        by,
        next: (present) => {
          if (!present || ![...picturesIn(present.content)].some((each) => replaced.has(each))) {
            return null;
          }
          const { content, order } = present;
          return { content: withPicture(content, (each) => replaced.has(each), picture), order };
        },
      },
    );
  }
}
