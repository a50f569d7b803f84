import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { squared, type TableRow } from '@lamplight/content/fields/tableRows';
import { newKey } from '@lamplight/content/itemKeys';
import { tableLimits } from '@lamplight/content/limits';
import { mergeChanges } from '@lamplight/content/mergeChanges';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { type ClipboardEvent, useId } from 'react';
import { type FieldValues, get, useController, useFormState } from 'react-hook-form';
import { LuPlus } from 'react-icons/lu';
import { Button } from '../../ui/Button.tsx';
import { toastInfo } from '../../ui/toaster.tsx';
import { useLatest } from '../../ui/useLatest.ts';
import { ItemButton } from '../lists/SortableItem.tsx';
import { useUndo } from '../lists/useUndo.ts';
import { useReadOnly } from '../page/ReadOnly.tsx';
import { FieldFrame, type FieldProps, type KindInput } from './FieldFrame.tsx';
import { useDescribedBy } from './FieldParts.tsx';

const emptyTable = (): TableRow[] => [newRow(['', '']), newRow(['', ''])];
const newRow = (cells: string[]): TableRow => ({ _key: newKey(), cells });

/** The cells of a table in a grid; cells that were copied from a spreadsheet are pasted as such. */
const TableRowsField = (props: FieldProps) => (
  <FieldFrame {...props} hint={props.hint ?? fieldsTexts.tableHint}>
    <Table {...props} />
  </FieldFrame>
);

function Table({ name, label }: FieldProps) {
  const described = useDescribedBy();
  const { field } = useController({ name });
  const { errors } = useFormState({ name });
  const errorId = useId();
  const errorIn = (at: number, column: number): string | undefined =>
    get(errors as FieldValues, `${name}.${at}.cells.${column}.message`);
  const readOnly = useReadOnly();
  const stored: TableRow[] = field.value ?? [];
  const rows = stored.length > 0 ? stored : emptyTable();
  const columns = rows[0]?.cells.length ?? 0;
  const change = (next: TableRow[]) => field.onChange(next);
  // By the time it is undone, the table may be in another place.
  const latest = useLatest({ rows, change });
  const offerUndo = useUndo();
  /** Makes a change that can be undone; input in the meantime stays. */
  const changeWithUndo = (done: string, next: TableRow[]) => {
    change(next);
    offerUndo(done, () => {
      const now = latest.current;
      now.change(squared(mergeChanges(next, now.rows, rows).value));
    });
  };
  const changeCell = (at: number, column: number, text: string) =>
    change(
      rows.map((row, index) =>
        index === at
          ? { ...row, cells: row.cells.map((cell, each) => (each === column ? text : cell)) }
          : row,
      ),
    );
  const without = (column: number) =>
    changeWithUndo(
      fieldsTexts.removedColumn(column + 1),
      rows.map((row) => ({ ...row, cells: row.cells.toSpliced(column, 1) })),
    );

  const paste = (event: ClipboardEvent, at: number, column: number) => {
    const { clipboardData } = event;
    const pasted = cellsIn(clipboardData.getData('text/plain'), clipboardData.getData('text/html'));
    if (!pasted) return;
    event.preventDefault();
    changeWithUndo(fieldsTexts.pastedCells, pastedInto(rows, pasted, at, column));
    const isWhole =
      at + pasted.length <= tableLimits.rows &&
      pasted.every((cells) => column + cells.length <= tableLimits.columns);
    if (!isWhole) toastInfo(fieldsTexts.cellsLeftOut(tableLimits.rows, tableLimits.columns));
  };

  return (
    <>
      <Box overflowX="auto" w="100%" p="1" m="-1">
        <Grid aria-label={label}>
          {!readOnly && (
            <thead>
              <tr>
                {rows[0]?.cells.map((_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity of their own
                  <td key={column}>
                    <ItemButton
                      icon="remove"
                      label={fieldsTexts.removeColumn(column + 1)}
                      disabled={columns === 1}
                      onClick={() => without(column)}
                    />
                  </td>
                ))}
                <td />
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((row, at) => (
              <tr key={row._key ?? at}>
                {row.cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity of their own
                  <td key={column}>
                    <Cell
                      {...(at === 0 && column === 0 && described)}
                      name={at === 0 && column === 0 ? name : `${name}.${at}.cells.${column}`}
                      aria-label={fieldsTexts.cell(at + 1, column + 1)}
                      {...(errorIn(at, column) && {
                        'aria-invalid': true,
                        'aria-describedby': [described['aria-describedby'], errorId]
                          .filter(Boolean)
                          .join(' '),
                      })}
                      value={cell}
                      onChange={({ target }) => changeCell(at, column, target.value)}
                      onPaste={(event) => paste(event, at, column)}
                      onBlur={field.onBlur}
                    />
                  </td>
                ))}
                {!readOnly && (
                  <td>
                    <ItemButton
                      icon="remove"
                      label={fieldsTexts.removeRow(at + 1)}
                      disabled={rows.length === 1}
                      onClick={() =>
                        changeWithUndo(fieldsTexts.removedRow(at + 1), rows.toSpliced(at, 1))
                      }
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Grid>
      </Box>
      <Text id={errorId} color="fg.error" fontSize="xs" _empty={{ display: 'none' }}>
        {
          rows.flatMap(({ cells }, at) =>
            cells.flatMap((_, column) => errorIn(at, column) ?? []),
          )[0]
        }
      </Text>
      {!readOnly && (
        <HStack mt="2" flexWrap="wrap">
          <Button
            variant="outline"
            size="sm"
            disabled={rows.length >= tableLimits.rows}
            onClick={() => change([...rows, newRow(Array.from({ length: columns }, () => ''))])}
          >
            <LuPlus aria-hidden size="16" /> {fieldsTexts.addRow}
          </Button>
          <Button
            variant="outline"
            size="sm"
            disabled={columns >= tableLimits.columns}
            onClick={() => change(rows.map((row) => ({ ...row, cells: [...row.cells, ''] })))}
          >
            <LuPlus aria-hidden size="16" /> {fieldsTexts.addColumn}
          </Button>
        </HStack>
      )}
    </>
  );
}

const Grid = chakra('table', {
  base: {
    borderCollapse: 'separate',
    borderSpacing: '1',
    '& thead td': { textAlign: 'center' },
    '& td': { p: '0' },
  },
});

const Cell = chakra('input', {
  base: {
    w: '100%',
    minW: '8rem',
    h: '10',
    px: '3',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    _invalid: { borderColor: 'border.error' },
    _focusVisible: { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '1px' },
  },
});

/** A cell and what ends it. Spreadsheets put quotes around those with line breaks. */
const cellPattern = /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\n]*?))(\t|\r?\n|$)/g;

/** Some programs put no quotes around cells, which may have some of their own. */
const unquoted = (text: string) =>
  /[\t\n]|""/.test(text) ? text.replaceAll('""', '"') : `"${text}"`;

/**
 * The cells of a text copied from a spreadsheet; undefined for a single cell, and for other texts with line breaks.
 * @param html the copied text with its formatting
 */
export function cellsIn(text: string, html: string): string[][] | undefined {
  if (!text.includes('\t') && !/<table\b/i.test(html)) return undefined;
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.replace(/\r?\n$/, '').matchAll(cellPattern)) {
    rows.at(-1)?.push((quoted === undefined ? plain : unquoted(quoted)).replace(/\s*\n\s*/g, ' '));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined;
}

/** Rows with others pasted over them from a cell on, cut to the size limit of tables. */
export function pastedInto(
  rows: readonly TableRow[],
  pasted: readonly string[][],
  at: number,
  column: number,
): TableRow[] {
  const width = Math.max(
    rows[0]?.cells.length ?? 0,
    ...pasted.map((cells) => cells.length + column),
  );
  const height = Math.max(rows.length, pasted.length + at);
  return Array.from({ length: Math.min(height, tableLimits.rows) }, (_, index) => {
    const row = rows[index] ?? newRow([]);
    const over = pasted[index - at];
    const cells = Array.from(
      { length: Math.min(width, tableLimits.columns) },
      (_, each) => over?.[each - column] ?? row.cells[each] ?? '',
    );
    return { ...row, cells };
  });
}

export const tableRowsInput: KindInput = { Input: TableRowsField };
