import { type FileFacts, factsIn, type PdfProblem } from '@lamplight/content/fileContent';
import { useEffect, useState } from 'react';
import { readPdfProblems } from '../../firebase/lacks.ts';
import { reasonOf } from '../saving/failures.ts';

/** The faults of the PDFs among some contents, by hash, as far as they are known. @param contents their texts */
export function usePdfProblems(
  contents: readonly string[],
): ReadonlyMap<string, readonly PdfProblem[]> {
  const [lacks, setLacks] = useState<ReadonlyMap<string, readonly PdfProblem[]>>(new Map());
  const key = contents.join(' ');
  useEffect(() => {
    let cancelled = false;
    const read = async (facts: FileFacts) => [facts.hash, await readPdfProblems(facts)] as const;
    Promise.all(
      key
        .split(' ')
        .flatMap((text) => factsIn(text) ?? [])
        .map(read),
    ).then((found) => cancelled || setLacks(new Map(found)), reasonOf);
    return () => {
      cancelled = true;
    };
  }, [key]);
  return lacks;
}
