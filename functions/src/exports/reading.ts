import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import excel from 'exceljs';
import { readSheet } from 'read-excel-file/node';
import type { Cell } from './sheet.ts';

/** Tests alone: the first sheet of a workbook as ExcelJS opens it. */
export async function openedSheet(file: Buffer) {
  const workbook = new excel.Workbook();
  await workbook.xlsx.load(file as unknown as ArrayBuffer);
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('The workbook has no sheet');
  return sheet;
}

/** Tests alone: the rows of a workbook as a library reads them that shares no code with its writer. */
export async function rowsRead(file: Buffer): Promise<unknown[][]> {
  const rows = (await readSheet(file, { trim: false })) as unknown[][];
  return rows.map((row) => row.map((cell) => (cell instanceof Date ? toSeconds(cell) : cell)));
}

/** Tests alone: a workbook counts in days, of which a millisecond is no round part. */
export const toSeconds = (date: Date) => new Date(Math.round(date.getTime() / 1_000) * 1_000);

/** Tests alone: the fields of comma-separated values, all of them texts. */
export const fieldsRead = (file: Buffer): string[][] =>
  parse(file, { bom: true, record_delimiter: '\r\n' });

/** Tests alone: how a cell's value is written as a field of comma-separated values. */
export const asField = (cell: unknown): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 19).replace('T', ' ') : String(cell ?? '');

/** Tests alone: all of a file. */
export const bytesOf = (file: Readable): Promise<Buffer> => buffer(file);

/** Tests alone: rows that are there at once. */
export async function* inPages(...pages: Cell[][][]) {
  yield* pages;
}
