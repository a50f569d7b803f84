import type { Readable } from 'node:stream';
import { type SubmissionState, submissionStates } from '@lamplight/content/submission';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { metadataLabels, spamReasons, stateNames } from '@lamplight/content/texts/submissions';

/** Several rows at once, so that not every row has to be waited for. */
export type Rows = readonly (readonly Cell[])[];

/** What a file is written from. */
export interface Sheet {
  name: string;
  /** Whose it is, as a workbook's properties say. */
  author: string;
  columns: readonly Column[];
  /** Read only as fast as the file is. */
  rows: AsyncIterable<Rows>;
}

/** Writes a sheet as a file. The file fails where its rows fail, and never ends before they do. */
export type Writer = (sheet: Sheet) => Readable;

/** The sheet of a kind of submission, made of its entries in the order in which they come. */
export function sheetOf(
  name: SubmissionName,
  pages: AsyncIterable<Entry[]>,
  { author, timeZone }: { author: string; timeZone: string },
): Sheet {
  const columns = columnsOf(name, timeZone);
  const { fileName, none } = submissionKinds[name];
  return { name: fileName, author, columns, rows: rowsOf(columns, pages, none) };
}

async function* rowsOf(
  columns: readonly Column[],
  pages: AsyncIterable<Entry[]>,
  none: string,
): AsyncGenerator<Rows> {
  let before = 0;
  for await (const page of pages) {
    const start = before + 1;
    yield page.map((entry, index) => columns.map(({ cell }) => cell(entry, start + index)));
    before += page.length;
  }
  // A sheet with headers alone could be one that was cut off.
  if (before === 0) yield [columns.map((_, index) => (index === 0 ? none : null))];
}

/** The value of a cell; null leaves it empty. */
export type Cell = string | number | Date | null;

/** A submission as it is stored, in whatever shape. */
export interface Entry {
  data: Record<string, unknown>;
  /** When the server stored it; null where that is not known. */
  receivedAt: Date | null;
}

/** A column of a spreadsheet of submissions. */
export interface Column {
  header: string;
  type: 'number' | 'date' | 'text';
  /** In characters. */
  width: number;
  /** The cell of an entry, the first of which has the number 1. */
  cell: (entry: Entry, number: number) => Cell;
}

/** The columns of a kind of submission, in their order. Times are those that clocks show in the time zone. */
export function columnsOf(name: SubmissionName, timeZone: string): Column[] {
  const { fields } = submissionKinds[name];
  return [
    { header: 'No.', type: 'number', width: 7, cell: (_entry, number) => number },
    { header: `Received (${timeZone})`, type: 'date', width: 17, cell: receivedIn(timeZone) },
    ...Object.entries(fields).map(([key, { kind, label }]) =>
      textColumn(label, kind === 'paragraph' ? 60 : 24, ({ data }) => data[key]),
    ),
    textColumn(metadataLabels.state, 12, ({ data }) => stateNames[stateOf(data)]),
    textColumn(metadataLabels.note, 40, ({ data }) => data.note),
    textColumn(metadataLabels.spam, 50, ({ data }) => {
      const { spam } = data;
      // Staff may have decided that it is none.
      if (stateOf(data) !== 'spam') return '';
      return typeof spam === 'string' && Object.hasOwn(spamReasons, spam)
        ? spamReasons[spam]
        : spam;
    }),
  ];
}

/** The state of a stored entry; one that has none is new. */
export const stateOf = ({ state }: Entry['data']): SubmissionState =>
  submissionStates.find((each) => each === state) ?? 'new';

const textColumn = (header: string, width: number, value: (entry: Entry) => unknown): Column => ({
  header,
  type: 'text',
  width,
  cell: (entry) => cellText(inWords(value(entry))) || null,
});

/** A stored value as a text. A value that is neither a text, a list of texts, a number nor a yes is nothing. */
function inWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (!Array.isArray(value)) return '';
  return value.filter((item) => typeof item === 'string').join(', ');
}

/** What clocks show in a time zone, in whole seconds, as the date that a spreadsheet shows so: it knows no zones. */
function receivedIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return ({ receivedAt: date }: Entry): Cell =>
    date && new Date(`${format.format(date).replace(' ', 'T')}Z`);
}

/** The most characters that a cell of a spreadsheet takes. */
export const maxCellCharacters = 32_767;

/** Half of a character, which is nothing by itself. */
const lone = /\p{Surrogate}/gu;

/** What XML cannot hold. A deleted character is of no use to anybody either. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** What formulas begin with, in the signs of East Asian keyboards too, as a regular expression. */
export const formulaSign = '[=+\\-@＝＋－＠]';

const likeFormula = new RegExp(`^[\\t\\n]|^\\s*${formulaSign}`);

/** Whether a spreadsheet program could take a text for a formula. A phone number such as `+1 555 010 0199` is one. */
export const isLikeFormula = (text: string): boolean => likeFormula.test(text);

/** A text that someone sent as a cell may hold it: without characters that XML cannot hold, no longer than a cell. */
export const cellText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(lone, '')
    .replace(notInXml, '')
    .slice(0, maxCellCharacters)
    .replace(lone, '');
