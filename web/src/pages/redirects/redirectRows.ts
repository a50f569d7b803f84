import { isLink, pathIn } from '@lamplight/content/addresses';
import { completedAddress } from '@lamplight/content/completedAddress';
import { line, link, list } from '@lamplight/content/fields';
import { listLimits } from '@lamplight/content/limits';
import { messages } from '@lamplight/content/messages';
import { ownTarget, wrongRedirect } from '@lamplight/content/redirectRules';
import { type Redirects, redirectsSchema } from '@lamplight/content/redirects';
import { shownLine } from '@lamplight/content/shownText';
import * as z from '@lamplight/content/zod';
import { pageForm } from '../../editing/contentForm.ts';
import { pageAt } from '../../sitePages.ts';

/** An address that is copied whole becomes its path. */
const asPath = (text: string) => (text === '' ? '' : (pathIn(text) ?? text));

const rowSchema = z.strictObject({
  from: line({ label: 'Old address', required: true }).overwrite(asPath),
  to: link({ label: 'Leads to', required: true }),
});

export type Row = z.infer<typeof rowSchema>;

const targetsOf = (rows: readonly Row[]): Record<string, string> =>
  Object.fromEntries(rows.map(({ from, to }) => [from, to]));

/** What is wrong with one of several redirects, and in which of its fields. */
export function wrongIn(
  { from, to }: Row,
  rows: readonly Row[],
): [field: keyof Row, message: string] | undefined {
  const targets = { ...targetsOf(rows), [from]: to };
  return (
    wrongRedirect(from, targets, isPage) ?? (isLink(to) ? undefined : ['to', messages.invalidLink])
  );
}

const isPage = (path: string) => pageAt(path) !== undefined;

/** What the form holds. */
export const rowsSchema = z.strictObject({
  redirects: list(rowSchema, {
    label: 'Redirects',
    item: 'redirect',
    limit: listLimits.redirects,
  }).superRefine((rows, context) => {
    for (const [index, row] of rows.entries()) {
      // That something is missing is said by its field.
      if (row.from === '' || row.to === '') continue;
      const isAgain = rows.findIndex(({ from }) => from === row.from) < index;
      const [field, message] = isAgain
        ? (['from', `${row.from} is in the list already`] as const)
        : (wrongIn(row, rows) ?? []);
      if (field) context.addIssue({ code: 'custom', path: [index, field], message });
    }
  }),
});

/** The form holds redirects as rows, by their old addresses. */
export const redirectsEditing = {
  ...pageForm(redirectsSchema),
  formSchema: rowsSchema,
  toForm: ({ redirects }: Redirects) => ({
    redirects: Object.entries(redirects)
      .map(([from, to]): Row => ({ from, to }))
      .toSorted((one, other) => one.from.localeCompare(other.from)),
  }),
  fromForm: (form: object): Redirects => ({
    redirects: targetsOf((form as { redirects: Row[] }).redirects),
  }),
};

/** A line of a file that was not taken. */
export interface LeftOut {
  line: number;
  why: string;
}

/**
 * Lays the lines of a file over rows: an old address in the first cell and where it leads in the second. What is there
 * already leads where the file says.
 * @param cells of each line
 * @param origin scheme and host of the site, which may stand in front of its addresses
 * @returns all rows, how many of them were added or changed, and which lines could not be taken
 */
export function rowsWith(rows: readonly Row[], cells: readonly string[][], origin: string) {
  const all = [...rows];
  const left: LeftOut[] = [];
  let taken = 0;
  for (const [index, [first = '', second = '']] of cells.entries()) {
    const to = completedAddress(shownLine(second));
    const row = { from: asPath(shownLine(first)), to: withoutOrigin(to, origin) };
    if (index === 0 && !isLink(row.to) && !/[/.]/.test(first)) continue;
    const at = all.findIndex(({ from }) => from === row.from);
    if (all[at]?.to === row.to) continue;
    const why = whyNot(row, all);
    if (why) {
      left.push({ line: index + 1, why });
      continue;
    }
    all.splice(at < 0 ? all.length : at, 1, row);
    taken += 1;
  }
  return { rows: all, taken, left };
}

const withoutOrigin = (link: string, origin: string) =>
  link === origin || link.startsWith(`${origin}/`) ? link.slice(origin.length) || '/' : link;

/** Why a row cannot stand among the others. */
function whyNot(row: Row, others: readonly Row[]): string | undefined {
  const isNew = !others.some(({ from }) => from === row.from);
  if (isNew && others.length >= listLimits.redirects)
    return messages.tooManyItems(listLimits.redirects);
  const [, message] = wrongIn(row, others) ?? [];
  if (message) return message;
  const before = others.find(({ to }) => ownTarget(to) === row.from);
  return before && `${before.from} leads here: that would be led on twice`;
}
