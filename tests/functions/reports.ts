import { randomBytes } from 'node:crypto';
import { filePartBytes, maxFileBytes } from '@lamplight/content/fileContent';
import { libraryFile } from '@lamplight/content/paths';
import { storedFile } from '../../scripts/lib/demoFiles.ts';
import { store } from './suite.ts';

export const large = randomBytes(maxFileBytes);
export const report = storedFile(large, 'pdf');
export const lastYears = randomBytes(3 * filePartBytes);
export const former = storedFile(lastYears, 'docx');

/** The address of the report, after `storeReports`. */
export const reportPath = '/files/report/annual-report.pdf';

/** Stores an item of the library of files. */
export const storing = (id: string, content: unknown, title = 'Annual report') =>
  store.doc(libraryFile(id)).set({ title, content, order: 1, version: 1, shape: 3 });

/** Stores the contents of both reports, and an item for the current one. */
export async function storeReports(): Promise<void> {
  for (const { documents } of [report, former])
    for (const [path, data] of documents) await store.doc(path).set(data);
  await storing('report', report.facts);
}
