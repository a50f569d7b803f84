import { type FileFacts, type PdfProblem, pdfProblems } from '@lamplight/content/fileContent';
import { fileContent } from '@lamplight/content/paths';
import { readDocument } from './reading/prefetch.ts';

const lacking = new Map<string, Promise<PdfProblem[]>>();

/** The problems of a PDF, which never change. @throws NotAllowed, Unreachable */
export function readPdfProblems({ hash, type }: FileFacts): Promise<PdfProblem[]> {
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
