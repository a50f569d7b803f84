import { storedVersion } from '@lamplight/content/documentMetadata';
import {
  type FileContent,
  type FileFacts,
  factsIn,
  filePartBytes,
  maxFileBytes,
  partsOf,
} from '@lamplight/content/fileContent';
import { isFileType } from '@lamplight/content/fileTypes';
import { isSha256 } from '@lamplight/content/isSha256';
import { fileContent, filePart, libraryFile } from '@lamplight/content/paths';
import { LRUCache } from 'lru-cache';
import type { Range } from '../http/byteHead.ts';
import { contentSeconds } from '../settings.ts';
import { visitorStore } from '../store/visitorStore.ts';

/** A file as staff have stored it. */
interface StoredFile {
  title: string;
  facts: FileFacts;
}

/** A content as it is sent. */
export type SentContent = Pick<FileContent, 'type' | 'bytes' | 'parts'>;

/** One that is on its way is sent, also where others push it out. */
const ignoreFetchAbort = true;

/** Files by their ids, for as long as pages count on what they have read: they may be replaced. */
const files = new LRUCache<string, StoredFile>({
  max: 1_000,
  ttl: Math.max(1, contentSeconds() * 1_000),
  fetchMethod: readFile,
  ignoreFetchAbort,
});

/** Contents by their hashes: they never change. */
const contents = new LRUCache<string, SentContent>({
  max: 1_000,
  fetchMethod: readContent,
  ignoreFetchAbort,
});

/** Parts by their hashes: a viewer of PDFs asks for many ranges of one. */
const parts = new LRUCache<string, Buffer>({
  maxSize: 32_000_000,
  sizeCalculation: ({ length }) => length,
  fetchMethod: readPart,
  ignoreFetchAbort,
});

/** The file with an id; undefined where there is none. */
export const fileOf = (id: string): Promise<StoredFile | undefined> => files.fetch(id);

/**
 * The content with a hash; undefined where there is none.
 * @throws Error where it is none that could have been stored under the rules
 */
export const contentOf = (hash: string): Promise<SentContent | undefined> => contents.fetch(hash);

/**
 * The bytes of a content in a range, part by part.
 * @throws Error at a part that is missing, or has more or fewer bytes than it has to
 */
export async function* bytesOf(content: SentContent, { start, end }: Range) {
  for (let at = start - (start % filePartBytes); at <= end; at += filePartBytes) {
    const part = await partAt(content, at);
    yield part.subarray(Math.max(0, start - at), end - at + 1);
  }
}

/** The part of a content that begins at its byte `at`. */
async function partAt(content: SentContent, at: number): Promise<Buffer> {
  const hash = content.parts[at / filePartBytes] ?? '';
  const part = await parts.fetch(hash);
  if (part?.length !== Math.min(filePartBytes, content.bytes - at))
    throw new Error(`${filePart(hash)} has ${part?.length ?? 'no'} bytes`);
  return part;
}

async function readFile(id: string): Promise<StoredFile | undefined> {
  const path = libraryFile(id);
  const data = await visitorStore.document(path);
  if (!data) return undefined;
  const { title, content } = storedVersion(path, data).content;
  const facts = typeof content === 'string' ? factsIn(content) : undefined;
  return facts && { title: typeof title === 'string' ? title : '', facts };
}

async function readContent(hash: string): Promise<SentContent | undefined> {
  const path = fileContent(hash);
  const stored = await visitorStore.document(path, ['type', 'bytes', 'parts']);
  if (!stored) return undefined;
  if (!isContent(stored)) throw new Error(`${path} is no content of a file`);
  return stored;
}

const isContent = (
  stored: Record<string, unknown>,
): stored is Record<string, unknown> & SentContent => {
  const { type, bytes, parts: hashes } = stored;
  return (
    isFileType(type) &&
    Number.isInteger(bytes) &&
    Number(bytes) > 0 &&
    Number(bytes) <= maxFileBytes &&
    Array.isArray(hashes) &&
    hashes.length === partsOf(Number(bytes)) &&
    hashes.every(isSha256)
  );
};

async function readPart(hash: string): Promise<Buffer | undefined> {
  const { bytes } = (await visitorStore.document(filePart(hash))) ?? {};
  return Buffer.isBuffer(bytes) ? bytes : undefined;
}
