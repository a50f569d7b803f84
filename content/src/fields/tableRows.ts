import { keyField, keyPattern } from '../itemKeys.ts';
import { tableLimits, textLimits } from '../limits.ts';
import { textOf, times } from '../samples/sample.ts';
import { fieldMessages } from '../texts/fieldMessages.ts';
import * as z from '../zod.ts';
import { described, type FieldOptions, singleLine } from './field.ts';
import { type Kind, listRules } from './kind.ts';

/** A row of a table: a text for each column. */
export interface TableRow {
  _key?: string | undefined;
  cells: string[];
}

const row = z.strictObject({
  [keyField]: z.string().regex(keyPattern, fieldMessages.wrongKind).optional(),
  cells: z
    .array(singleLine())
    .max(tableLimits.columns, fieldMessages.tooManyItems(tableLimits.columns)),
});

/** Each row with as many cells as the longest one. */
export const squared = (rows: TableRow[]): TableRow[] => {
  const columns = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return rows.map((each) =>
    each.cells.length === columns
      ? each
      : { ...each, cells: times(columns, (index) => each.cells[index] ?? '') },
  );
};

/** The rows of a table, all with the same number of cells; one value, which merges row by row. */
export const tableRows = (options: FieldOptions) => {
  const { required = false } = options;
  const message = required === true ? fieldMessages.allFieldsRequired : required || '';
  const rows = z
    .array(row)
    .max(tableLimits.rows, fieldMessages.tooManyItems(tableLimits.rows))
    .overwrite(squared)
    .refine((all) => required === false || all.some(({ cells }) => cells.some(Boolean)), {
      error: () => message,
    });
  return described(rows, 'tableRows', {
    ...options,
    limit: tableLimits.rows,
    asText: (value) => (value as TableRow[]).map(({ cells }) => cells.join(' | ')).join('\n'),
  });
};

export const tableRowsKind: Kind<{ limit: number }> = {
  rules: listRules,
  openApi: () => ({ maxItems: tableLimits.rows }),
  samples: {
    short: () => [{ cells: ['Day', 'Time'] }, { cells: ['Monday', '16:00'] }],
    longest: () => times(3, () => ({ cells: times(3, () => textOf(textLimits.line)) })),
    other: (number) => [{ cells: ['Day', `${number}:00`] }],
  },
};
