import {
  contentHashInput,
  type FileContent,
  type FileFacts,
  factsIn,
  factsText,
  filePartBytes,
  type PdfProblem,
  partsOf,
} from '@lamplight/content/fileContent';
import type { FileType } from '@lamplight/content/fileTypes';
import { filesIn } from '@lamplight/content/fileUses';
import { groupedBy } from '@lamplight/content/groupedBy';
import { type LibraryFile, libraryFileSchema } from '@lamplight/content/libraryFile';
import { fileContent, filePart, libraryFile, libraryFiles } from '@lamplight/content/paths';
import { readable } from '@lamplight/content/readable';
import { siteDocumentSchemas, siteListSchemas } from '@lamplight/content/siteContent';
import type * as z from '@lamplight/content/zod';
import { Bytes, collection, getDocsFromServer, limit, query, where } from 'firebase/firestore';
import { sha256 } from '../device/sha256.ts';
import { storeOf } from './connection/store.ts';
import type { Connection } from './connection/useConnection.ts';
import { throwNamed } from './errors.ts';
import type { NamedFile } from './live/files.ts';
import { readRevisions } from './live/watching.ts';
import { type Place, readPlacesAndDrafts } from './places.ts';
import { storedDocument } from './reading/stored.ts';
import { storeOnce } from './storeOnce.ts';
import { newItemId } from './writing/lazySaves.ts';
import { saveDocument } from './writing/saves.ts';

/** A file that is about to be stored. */
export interface NewFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: FileType;
}

/** A file as it is stored. */
export interface HashedFile {
  facts: FileFacts;
  content: Omit<FileContent, 'lacks'>;
}

/** The hashes under which a file and its parts are stored. */
export async function hashed({ bytes, type }: NewFile): Promise<HashedFile> {
  const parts: string[] = [];
  for (const part of partsIn(bytes)) parts.push(await sha256(part));
  const content = { type, bytes: bytes.length, parts };
  const hash = await sha256(contentHashInput(content));
  return { facts: { hash, bytes: bytes.length, type }, content };
}

function partsIn(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  return Array.from({ length: partsOf(bytes.length) }, (_, index) =>
    bytes.subarray(index * filePartBytes, (index + 1) * filePartBytes),
  );
}

/** How many parts are sent at once. */
const atOnce = 3;

interface Storing {
  /** The problems found in it. The check may take longer than the first parts. */
  lacks: Promise<PdfProblem[]>;
  signal: AbortSignal;
  /** Is told how many bytes are stored. */
  tellStored: (stored: number, of: number) => void;
}

/**
 * Stores the content of a file: its parts, the last one last, and then where they are. Parts that are there already are
 * not sent again, so another attempt goes on where one has ended.
 * @throws NotAllowed, Unreachable; the reason of `signal`
 */
export async function storeContent(
  connection: Connection,
  { bytes }: NewFile,
  { facts, content }: HashedFile,
  { lacks, signal, tellStored }: Storing,
): Promise<void> {
  const store = storeOf(connection);
  const parts = partsIn(bytes);
  let done = 0;
  tellStored(done, bytes.length);
  const storePart = async (index: number) => {
    const [part, hash] = [parts[index], content.parts[index]];
    if (!part || !hash) return;
    await storeOnce(store, filePart(hash), { bytes: Bytes.fromUint8Array(part) }, signal);
    done += part.length;
    tellStored(done, bytes.length);
  };
  const last = parts.length - 1;
  let next = 0;
  const storeSome = async () => {
    while (next < last) {
      const index = next++;
      await storePart(index);
      signal.throwIfAborted();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, storeSome));
  await storePart(last);
  await storeOnce(store, fileContent(facts.hash), { ...content, lacks: await lacks }, signal);
}

/** The file of the library with the same bytes; undefined where there is none. @throws NotAllowed, Unreachable */
export async function fileWith(
  connection: Connection,
  facts: FileFacts,
): Promise<NamedFile | undefined> {
  const all = collection(storeOf(connection), libraryFiles);
  const same = query(all, where('content', '==', factsText(facts)), limit(1));
  const { docs } = await getDocsFromServer(same).catch(throwNamed);
  const [found] = docs.map((each) => ({
    ...readable(libraryFileSchema, storedDocument(each.ref.path, each.data()).content),
    _id: each.id,
  }));
  return found;
}

/** Adds a file whose content is stored to the library. @throws NotAllowed, Unreachable */
export async function addFile(
  connection: Connection,
  content: LibraryFile,
  by: string,
): Promise<NamedFile> {
  const _id = newItemId();
  const stored = await saveDocument(
    { store: storeOf(connection) },
    {
      path: libraryFile(_id),
      by,
      next: () => ({ content, order: Math.floor(Date.now() / 1_000) }),
    },
  );
  return { ...readable(libraryFileSchema, stored.content), _id };
}

/** Where each file is linked, by its id. */
export type FileUses = ReadonlyMap<string, readonly Place[]>;

/** Looks where files are linked, also in drafts. @throws NotAllowed, Unreachable */
export async function readFileUses(connection: Connection): Promise<FileUses> {
  const uses = (await readPlacesAndDrafts(connection)).flatMap(({ content, ...place }) =>
    [...filesIn(schemaOf(place), content, window.location.origin)].map((id) => ({ id, place })),
  );
  const byId = groupedBy(uses, ({ id }) => id);
  return new Map([...byId].map(([id, all]) => [id, all.map(({ place }) => place)]));
}

const schemaOf = ({ place }: Place): z.ZodType =>
  ({ ...siteDocumentSchemas, ...siteListSchemas })[place];

/** An earlier content of a file. */
export interface EarlierContent {
  facts: FileFacts;
  /** When it was put there, and the uid of the person who did that. */
  savedAt: Date | null;
  savedBy: string;
}

/**
 * The contents that a file had, the newest first, each once and since when; as many versions are looked at as are read at once.
 * @throws NotAllowed, Unreachable
 */
export async function readContents(connection: Connection, id: string): Promise<EarlierContent[]> {
  const versions = await readRevisions(connection, libraryFile(id), undefined);
  const contents = new Map<string, EarlierContent>();
  for (const { content, savedAt, savedBy } of versions) {
    const facts = factsIn(String(content.content));
    if (facts) contents.set(facts.hash, { facts, savedAt, savedBy });
  }
  return [...contents.values()];
}
