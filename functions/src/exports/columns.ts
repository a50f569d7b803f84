import { type SubmissionState, submissionStates } from '@lamplight/content/submission';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { besideLabels, spamReasons, stateNames } from '@lamplight/content/submissionTexts';
import { cellText } from './cellText.ts';

/** What a cell holds; null leaves it empty. */
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

/** The columns of a kind of submission, in their order. */
export function columnsOf(name: SubmissionName): Column[] {
  const { fields } = submissionKinds[name];
  return [
    { header: 'No.', type: 'number', width: 7, cell: (_entry, number) => number },
    { header: 'Received (UTC)', type: 'date', width: 17, cell: receivedAt },
    ...Object.entries(fields).map(([key, { kind, label }]) =>
      textColumn(label, kind === 'paragraph' ? 60 : 24, ({ data }) => data[key]),
    ),
    textColumn(besideLabels.state, 12, ({ data }) => stateNames[stateOf(data)]),
    textColumn(besideLabels.note, 40, ({ data }) => data.note),
    textColumn(besideLabels.spam, 50, ({ data: { spam } }) =>
      typeof spam === 'string' && Object.hasOwn(spamReasons, spam) ? spamReasons[spam] : spam,
    ),
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

/** A stored value as a text. What is neither a text nor a list of texts, a number or a yes is nothing. */
function inWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (!Array.isArray(value)) return '';
  return value.filter((item) => typeof item === 'string').join(', ');
}

/** Whole seconds, which every format can hold. */
const receivedAt = ({ receivedAt: date }: Entry): Cell =>
  date && new Date(Math.floor(date.getTime() / 1_000) * 1_000);
