import { fileContent, line } from './fields.ts';
import { factsIn, fileAddress } from './fileContent.ts';
import type { FileType } from './fileTypes.ts';
import * as z from './zod.ts';

const required = true;

/** A file that visitors can download. Its bytes are stored apart, and never change; replacing the file stores others. */
export const libraryFileSchema = z.strictObject({
  title: line({ label: 'Title', required, hint: 'Visitors see it, and it names the download' }),
  content: fileContent({ label: 'File', required }),
});

export type LibraryFile = z.infer<typeof libraryFileSchema>;

/** Most files that are listed; the rules allow no more at a time. */
export const maxLibraryFiles = 2_000;

/** A file as pages show it. */
export interface ShownFile {
  title: string;
  address: string;
  type: FileType;
  /** Its size. */
  bytes: number;
}

/** What pages show of a file; undefined where it has no content. */
export function shownFile(id: string, { title, content }: LibraryFile): ShownFile | undefined {
  const facts = factsIn(content);
  if (!facts) return undefined;
  const { type, bytes } = facts;
  return { title, address: fileAddress(id, { title, type }), type, bytes };
}
