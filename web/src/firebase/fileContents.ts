import {
  type FileFacts,
  factsIn,
  type PdfProblem,
  pdfProblems,
} from '@lamplight/content/fileContent';
import { fileContent, libraryFile } from '@lamplight/content/paths';
import type { Connection } from './connection/useConnection.ts';
import { readRevisions } from './live/watching.ts';
import { readDocument } from './reading/prefetch.ts';

const lacking = new Map<string, Promise<PdfProblem[]>>();

/** What the PDF of a content lacks, which never changes. @throws NotAllowed, Unreachable */
export function readLacks({ hash, type }: FileFacts): Promise<PdfProblem[]> {
  const known = lacking.get(hash);
  if (known || type !== 'pdf') return known ?? Promise.resolve([]);
  const reading = readDocument(fileContent(hash)).then((data) => {
    const lacks = Array.isArray(data?.lacks) ? data.lacks : [];
    return pdfProblems.filter((problem) => lacks.includes(problem));
  });
  lacking.set(hash, reading);
  reading.catch(() => lacking.delete(hash));
  return reading;
}

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
