import { Readable } from 'node:stream';
import type { Cell } from './columns.ts';
import type { Sheet, Writer } from './sheet.ts';

/**
 * A sheet as comma-separated values (RFC 4180), in UTF-8 with the mark by which spreadsheet programs
 * know it. Texts are always quoted; a date is `2026-11-21 14:02:05` in UTC.
 */
export const csvOf: Writer = (sheet) => Readable.from(textOf(sheet));

async function* textOf({ columns, rows }: Sheet) {
  yield `\ufeff${line(columns.map(({ header }) => header))}`;
  for await (const some of rows) if (some.length > 0) yield some.map(line).join('');
}

const line = (cells: readonly Cell[]) => `${cells.map(field).join(',')}\r\n`;

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return `"${cell.replaceAll('"', '""')}"`;
  return cell instanceof Date ? cell.toISOString().slice(0, 19).replace('T', ' ') : String(cell);
}
