import { isDeepStrictEqual } from 'node:util';
import excel from 'exceljs';
import { openedSheet, rowsRead, toSeconds } from '../../functions/src/exports/reading.ts';

/**
 * Reads a workbook with ExcelJS, and with a library that shares no code with it.
 * @returns how many rows there are below the headers
 * @throws when they do not read the same, or find a formula
 */
export async function readTwice(workbook: Uint8Array): Promise<number> {
  const file = Buffer.from(workbook);
  const sheet = await openedSheet(file);
  const rows = await rowsRead(file);
  for (const [index, row] of rows.entries()) {
    const cells = row.map((_, at) => sheet.getRow(index + 1).getCell(at + 1));
    if (cells.some(({ type }) => type === excel.ValueType.Formula))
      throw new Error(`There is a formula in row ${index + 1}`);
    const values = cells.map(({ value }) => (value instanceof Date ? toSeconds(value) : value));
    if (!isDeepStrictEqual(values, row)) throw new Error(`Row ${index + 1} is read differently`);
  }
  if (sheet.rowCount !== rows.length) throw new Error('There are more rows for one than the other');
  return rows.length - 1;
}
