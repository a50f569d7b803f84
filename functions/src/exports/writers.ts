import { PassThrough, Readable, type Writable } from 'node:stream';
import type { stream } from 'exceljs';
import {
  type Cell,
  type Column,
  formulaSign,
  isLikeFormula,
  type Sheet,
  type Writer,
} from './sheet.ts';

/**
 * A sheet as comma-separated values (RFC 4180), in UTF-8 with the mark by which spreadsheet programs
 * know it. Texts are always quoted, and have an apostrophe where a program could take them for a formula: the format
 * knows no kinds of cells. A date is `2026-11-21 14:02:05`.
 */
export const csvOf: Writer = (sheet) => Readable.from(textOf(sheet));

async function* textOf({ columns, rows }: Sheet) {
  yield `\ufeff${line(columns.map(({ header }) => header))}`;
  for await (const some of rows) if (some.length > 0) yield some.map(line).join('');
}

const line = (cells: readonly Cell[]) => `${cells.map(field).join(',')}\r\n`;

/** Where a cell begins, also for a program that separates cells by semicolons or tabs and sees no quotes. */
const formulaStart = new RegExp(`([\\n;\\t]|^)(?=\\s*${formulaSign})`, 'g');

const guarded = (text: string): string =>
  text.replace(formulaStart, "$1'").replace(/^(?=[\t\n])/, "'");

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') {
    return `"${guarded(cell).replaceAll('"', '""')}"`;
  }
  return cell instanceof Date ? cell.toISOString().slice(0, 19).replace('T', ' ') : String(cell);
}

/**
 * A sheet as a workbook of Excel: bold headers that stay in view, with a filter. The library is loaded
 * with the first one, so that the API need not wait for it when it starts.
 */
export const xlsxOf: Writer = (sheet) => {
  const file = new PassThrough();
  write(sheet, file).catch((error) => file.destroy(error));
  return file;
};

/**
 * The parts of the library's writers that its types don't describe. They have no back-pressure: without this a workbook
 * would lie in memory as a whole. It may go when committing a row waits for its reader.
 */
interface Inside {
  zip: Writable;
  stream: { pipes: Writable[] };
}

async function write({ name, author, columns, rows }: Sheet, file: PassThrough): Promise<void> {
  const unwanted = closing(file);
  const { default: excel } = await import('exceljs');
  const workbook = new excel.stream.xlsx.WorkbookWriter({
    stream: file,
    useStyles: true,
    zip: { zlib: { level: 6 } },
    creator: author,
    lastModifiedBy: author,
  } as Partial<stream.xlsx.WorkbookStreamWriterOptions>);
  (workbook as unknown as Inside).zip.on('error', (error) => file.destroy(error));

  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(columnStyle);
  sheet.getRow(1).font = { bold: true };
  let last = 1;
  for await (const some of rows) {
    for (const row of some) sheet.addRow(row.map(cellValue)).commit();
    last += some.length;
    await Promise.race([taken(sheet), unwanted]);
  }
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: last, column: columns.length } };
  await Promise.race([workbook.commit(), unwanted]);
}

/** How dates are shown, whatever the reader's language. */
const dateFormat = 'yyyy-mm-dd hh:mm';

/** The format that keeps a text a text, also when someone edits it. */
const formats = { number: undefined, date: dateFormat, text: '@' };

const columnStyle = ({ header, width, type }: Column) => {
  const numFmt = formats[type];
  return { header, width, style: numFmt ? { numFmt } : {} };
};

/**
 * A text like a formula is stored in its cell (`inlineStr`): the library stores others as formulas store what they
 * come to (`str`). Excel reads `_x0041_` in a text as the character of that number, so its underscore is written as
 * one.
 */
function cellValue(cell: Cell) {
  if (typeof cell !== 'string') return cell;
  const text = cell.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
  return isLikeFormula(text) ? { richText: [{ text }] } : text;
}

/**
 * Resolves once everything written so far has been taken to be compressed. The library itself never
 * waits.
 */
function taken(sheet: unknown): Promise<void> {
  const { pipes } = (sheet as Inside).stream;
  const compressions = pipes.map(
    (pipe) => new Promise<void>((resolve) => pipe.write(Buffer.alloc(0), () => resolve())),
  );
  return Promise.all(compressions).then(() => {});
}

/** Rejects when nobody reads the file any longer. */
function closing(file: PassThrough): Promise<never> {
  const closed = new Promise<never>((_, reject) => {
    file.once('close', () => reject(new Error('Nobody reads the file any longer')));
  });
  closed.catch(() => {});
  return closed;
}
