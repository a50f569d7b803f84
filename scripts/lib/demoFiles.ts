import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type DemoFile, demoFiles } from '@lamplight/content/demo/files';
import {
  contentHashInput,
  type FileContent,
  factsText,
  filePartBytes,
  partsOf,
} from '@lamplight/content/fileContent';
import type { FileType } from '@lamplight/content/fileTypes';
import { fileContent, filePart } from '@lamplight/content/paths';
import { inRoot } from './places.ts';

const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

/** The content and the parts of a file, by their paths, and the text with which the file says which they are. */
export function storedFile(bytes: Buffer, type: FileType) {
  const parts = Array.from({ length: partsOf(bytes.length) }, (_, index) =>
    bytes.subarray(index * filePartBytes, (index + 1) * filePartBytes),
  );
  const said = { type, bytes: bytes.length, parts: parts.map(hashOf) };
  const content: FileContent = { ...said, lacks: [] };
  const hash = hashOf(contentHashInput(said));
  const documents = new Map<string, object>([
    ...parts.map((part) => [filePart(hashOf(part)), { bytes: part }] as const),
    [fileContent(hash), content],
  ]);
  return { documents, hash, facts: factsText({ ...said, hash }) };
}

/** The same of a file of the demo organisation. */
export const storedDemoFile = ({ file, type }: DemoFile) =>
  storedFile(readFileSync(inRoot('content/demo/files', `${file}.${type}`)), type);

/** The contents of the demo's files, with their parts: the data of each document by its path. */
export const demoFileContents = (): Map<string, object> =>
  new Map(demoFiles.flatMap((each) => [...storedDemoFile(each).documents]));
