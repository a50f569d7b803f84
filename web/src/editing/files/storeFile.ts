import { type FileFacts, factsText, type PdfProblem } from '@lamplight/content/fileContent';
import { titleFrom } from '@lamplight/content/titleFrom';
import type { Connection } from '../../firebase/connection/useConnection.ts';
import { addFile, fileWith, hashed, storeContent } from '../../firebase/files.ts';
import type { NamedFile } from '../../firebase/live/files.ts';
import type { Uploading } from '../uploads/useUploads.ts';
import { checkPdf } from './checkPdf.ts';
import { recognise } from './recognise.ts';

/** A file that was uploaded. */
export interface StoredFile {
  /** Its entry in the library. */
  file: NamedFile;
  /** Whether the library had it before. */
  wasThere: boolean;
}

/**
 * Adds a file to the library.
 * @param by the uid of the person who uploads it
 * @throws NotUsable, NotAllowed, Unreachable; the reason of the signal
 */
export async function storeFile(
  connection: Connection,
  source: File,
  by: string,
  uploading: Uploading,
): Promise<StoredFile> {
  let known: NamedFile | undefined;
  const facts = await storeBytes(connection, source, uploading, async (same) => {
    known = await fileWith(connection, same);
    return known !== undefined;
  });
  if (known) return { file: known, wasThere: true };
  const content = { title: titleFrom(source.name, 'File'), content: factsText(facts) };
  return { file: await addFile(connection, content, by), wasThere: false };
}

/**
 * Stores the bytes of a file.
 * @param isKnown whether the bytes are stored already
 * @throws NotUsable, NotAllowed, Unreachable; the reason of the signal
 */
export async function storeBytes(
  connection: Connection,
  source: File,
  uploading: Uploading,
  isKnown: (facts: FileFacts) => Promise<boolean> = async () => false,
): Promise<FileFacts> {
  const file = await recognise(source);
  const hashes = await hashed(file);
  uploading.signal.throwIfAborted();
  if (await isKnown(hashes.facts)) return hashes.facts;
  const lacks: Promise<PdfProblem[]> =
    file.type === 'pdf' ? checkPdf(file.bytes) : Promise.resolve([]);
  await storeContent(connection, file, hashes, { lacks, ...uploading });
  uploading.signal.throwIfAborted();
  return hashes.facts;
}
