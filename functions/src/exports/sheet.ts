import type { Readable } from 'node:stream';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { type Cell, type Column, columnsOf, type Entry } from './columns.ts';

/** Several rows at once, so that not every row has to be waited for. */
export type Rows = readonly (readonly Cell[])[];

/** What a file is written from. */
export interface Sheet {
  name: string;
  columns: readonly Column[];
  /** Read only as fast as the file is. */
  rows: AsyncIterable<Rows>;
}

/** Writes a sheet as a file. The file fails where its rows fail, and never ends before they do. */
export type Writer = (sheet: Sheet) => Readable;

/** The sheet of a kind of submission, made of its entries in the order in which they come. */
export function sheetOf(name: SubmissionName, pages: AsyncIterable<Entry[]>): Sheet {
  const columns = columnsOf(name);
  return { name: submissionKinds[name].fileName, columns, rows: rowsOf(columns, pages) };
}

async function* rowsOf(columns: readonly Column[], pages: AsyncIterable<Entry[]>) {
  let before = 0;
  for await (const page of pages) {
    const start = before + 1;
    yield page.map((entry, index) => columns.map(({ cell }) => cell(entry, start + index)));
    before += page.length;
  }
}
