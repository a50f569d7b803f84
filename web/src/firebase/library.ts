import { descriptionOf } from '@lamplight/content/descriptions';
import type { NewVersion } from '@lamplight/content/documentMetadata';
import { groupedBy } from '@lamplight/content/groupedBy';
import {
  type LibraryPicture,
  libraryPictureSchema,
  maxLibraryPictures,
  picturesIn,
  withPicture,
} from '@lamplight/content/libraryPicture';
import { libraryPicture, libraryPictures } from '@lamplight/content/paths';
import { withoutFocus } from '@lamplight/content/pictureFocus';
import { emptyValue, readable } from '@lamplight/content/readable';
import { siteDocumentSchemas, siteListSchemas } from '@lamplight/content/siteContent';
import type * as z from '@lamplight/content/zod';
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  where,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { storeOf } from './connection/store.ts';
import type { Connection } from './connection/useConnection.ts';
import { throwNamed } from './errors.ts';
import { useStoredItems } from './live/documents.ts';
import { readRevisions } from './live/watching.ts';
import { type Place, type PlaceContent, readPlacesAndDrafts } from './places.ts';
import { type Loadable, type StoredDocument, storedDocument } from './reading/stored.ts';
import { inFewCommits } from './writing/fewCommits.ts';
import { saveDocument, saveDocuments } from './writing/saves.ts';

/** A picture of the library; its id is the hash of its widest size. */
export interface ListedPicture extends LibraryPicture {
  _id: string;
}

/** The pictures of the library, live, the newest first. */
export function useLibrary(): Loadable<ListedPicture[]> {
  const stored = useStoredItems(libraryPictures, ({ watchNewest }, connection, onChange) =>
    watchNewest(connection, libraryPictures, maxLibraryPictures, onChange),
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

/** A picture that was uploaded. */
export interface Uploaded {
  /** The picture as it is in the library now. */
  picture: ListedPicture;
  /** Whether the library had it before. */
  wasThere: boolean;
}

/**
 * Adds a picture whose sizes are stored to the library. One that is there already stays as it is, and one that was
 * deleted comes back as it was.
 * @param restore brings back the document at a path
 * @throws NotAllowed, Unreachable
 */
export async function addToLibrary(
  connection: Connection,
  id: string,
  content: LibraryPicture,
  by: string,
  restore: (path: string) => Promise<unknown>,
): Promise<Uploaded> {
  const path = libraryPicture(id);
  let wasThere = false;
  if (await isDeleted(connection, path)) await restore(path);
  const stored = await saveDocument(
    { store: storeOf(connection) },
    {
      path,
      by,
      next: (present) => {
        wasThere = present !== undefined;
        return present ? null : { content, order: Math.floor(Date.now() / 1_000) };
      },
    },
  );
  return { picture: { ...readable(libraryPictureSchema, stored.content), _id: id }, wasThere };
}

/** Whether a document is not there but has a history. @throws NotAllowed, Unreachable */
async function isDeleted(connection: Connection, path: string): Promise<boolean> {
  const [last] = await readRevisions(connection, path, undefined);
  if (!last) return false;
  const document = await getDocFromServer(doc(storeOf(connection), path)).catch(throwNamed);
  return !document.exists();
}

/** The library's picture at an address, if there is one. @throws NotAllowed, Unreachable */
export async function pictureAt(
  connection: Connection,
  address: string,
): Promise<LibraryPicture | undefined> {
  // Its address may end with the point that stays in view, after a `#`; `$` is what comes next.
  const own = query(
    collection(storeOf(connection), libraryPictures),
    where('address', '>=', withoutFocus(address)),
    where('address', '<', `${withoutFocus(address)}$`),
    limit(1),
  );
  const { docs } = await getDocsFromServer(own).catch(throwNamed);
  const [found] = docs.map((each) => storedDocument(each.ref.path, each.data()).content);
  return found && readable(libraryPictureSchema, found);
}

/** A place that uses a picture, and the address used there. */
export interface Use extends Place {
  address: string;
  /** Whether it stands for the organisation there, in its icons. */
  icon: boolean;
}

const schemaOf = (place: Use['place']): z.ZodObject =>
  ({ ...siteDocumentSchemas, ...siteListSchemas })[place];

/** The fields of a document that hold the picture of its icons. */
const iconFieldsOf = (place: Use['place']): string[] =>
  Object.entries<z.ZodType>(schemaOf(place).shape)
    .filter(([, field]) => descriptionOf(field)?.icon)
    .map(([name]) => name);

/** The uses of each picture, by its address without the focal point. */
export type PictureUses = ReadonlyMap<string, readonly Use[]>;

/** Finds the uses of pictures, also in drafts. @throws NotAllowed, Unreachable */
export async function readPictureUses(connection: Connection): Promise<PictureUses> {
  const uses = (await readPlacesAndDrafts(connection)).flatMap(usesIn);
  return groupedBy(uses, ({ address }) => withoutFocus(address));
}

function usesIn({ content, ...at }: PlaceContent): Use[] {
  const icons = iconFieldsOf(at.place).map((name) => content[name]);
  return [...picturesIn(content)].map((address) => ({
    ...at,
    address,
    icon: icons.includes(address),
  }));
}

interface Replacement {
  uses: readonly Use[];
  /** The new picture. */
  picture: LibraryPicture;
  /** The address of what is there from now on in icons, which have to be square. */
  icon: string;
  /** Whether it shows the same as the others, such as after cropping. */
  isSame: boolean;
  /** The uid of the person who replaces it. */
  by: string;
}

/**
 * Puts a picture in the place of others, in all documents or in none, as far as one commit holds them.
 * @throws PartlySaved where some of several commits failed; NotAllowed, Unreachable
 */
export function replacePictures(
  connection: Connection,
  { uses, picture, icon, isSame, by }: Replacement,
): Promise<void> {
  const replaced = new Set(uses.map(({ address }) => address));
  const places = new Map(uses.map(({ path, place }) => [path, place]));
  const isTarget = (address: string) => replaced.has(address);
  const nextOf = (path: string, present: StoredDocument | undefined): NewVersion | null => {
    if (!present || ![...picturesIn(present.content)].some(isTarget)) return null;
    const place = places.get(path) ?? 'home';
    // Rules take a document whole: one from before a field was added gets it.
    const whole = { ...emptyValue(schemaOf(place)), ...present.content };
    const content = withPicture(whole, isTarget, picture, isSame);
    for (const name of iconFieldsOf(place)) {
      if (content[name] !== present.content[name]) content[name] = icon;
    }
    return { content, order: present.order };
  };
  return inFewCommits([...places.keys()], async (paths) => {
    await saveDocuments(
      { store: storeOf(connection) },
      { paths, by, next: (stored) => paths.map((path, index) => nextOf(path, stored[index])) },
    );
  });
}
