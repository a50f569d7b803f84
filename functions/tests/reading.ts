import { parse } from 'csv-parse/sync';
import excel, { type Cell } from 'exceljs';
import { readSheet } from 'read-excel-file/node';
import { isLikeFormula } from '../src/exports/sheet.ts';

// Files as programs read them that share no code with their writers.

/** The first sheet of a workbook as ExcelJS opens it. */
export async function openedSheet(file: Buffer) {
  const workbook = new excel.Workbook();
  await workbook.xlsx.load(file as unknown as ArrayBuffer);
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('The workbook has no sheet');
  return sheet;
}

/** The rows of a workbook as a library reads them that shares no code with its writer. */
export async function rowsRead(file: Buffer): Promise<unknown[][]> {
  const rows = (await readSheet(file, { trim: false })) as unknown[][];
  return rows.map((row) => row.map((cell) => (cell instanceof Date ? toSeconds(cell) : cell)));
}

/** A workbook counts in days; a millisecond is no round part of one. */
export const toSeconds = (date: Date) => new Date(Math.round(date.getTime() / 1_000) * 1_000);

/** The fields of comma-separated values, all of them texts. */
export const fieldsRead = (file: Buffer): string[][] =>
  parse(file, { bom: true, record_delimiter: '\r\n' });

/** How a cell's value is written as a field of comma-separated values. */
export const asField = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ');
  const text = String(cell ?? '');
  return typeof cell === 'string' && isLikeFormula(text) ? `'${text}` : text;
};

/** What a cell of an opened workbook holds; of a text with parts, the text. */
export const cellValueOf = ({ value, text }: Cell) =>
  value !== null && typeof value === 'object' && 'richText' in value ? text : value;
