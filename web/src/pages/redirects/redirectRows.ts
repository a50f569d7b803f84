import { isLink, pathAndQueryIn, pathIn } from '@lamplight/content/addresses';
import { completedAddress } from '@lamplight/content/completedAddress';
import { line, link, list } from '@lamplight/content/fields';
import { derivedKey, keyField } from '@lamplight/content/itemKeys';
import { listLimits } from '@lamplight/content/limits';
import {
  type FindRule,
  isOneOf,
  ownTarget,
  ruleFinder,
  type Site,
  wrongRedirect,
} from '@lamplight/content/redirectRules';
import { type Redirects, redirectsSchema } from '@lamplight/content/redirects';
import { shownLine } from '@lamplight/content/shownText';
import { alwaysHasPage } from '@lamplight/content/sitePages';
import { fieldMessages } from '@lamplight/content/texts/fieldMessages';
import { messages } from '@lamplight/content/texts/messages';
import { redirectsTexts } from '@lamplight/content/texts/staffArea/redirects';
import * as z from '@lamplight/content/zod';
import { pageForm } from '../../editing/form/contentForm.ts';

/** An address that is copied whole becomes its path, with its query. */
function asPath(text: string): string {
  if (text === '') return '';
  // With a path behind it, it is a host; `index.cfm` is none.
  const whole = /^[^/?#]+\//.test(text) ? completedAddress(text) : text;
  return pathAndQueryIn(whole) ?? text;
}

const siteAddresses = new Set<string>();
let ownPages: ReadonlySet<string> = new Set();

/** The site as redirects see it, with the addresses known so far. */
const site: Site = {
  isPage: (path) => alwaysHasPage(path) || ownPages.has(path),
  isOwn: isOneOf([]),
};

/** Says at which addresses there are pages that staff have made. */
export function setOwnPages(addresses: readonly string[]): void {
  ownPages = new Set(addresses);
}

/** Says at which address the site is reached, too. */
export function addSiteAddress(address: string): void {
  siteAddresses.add(address);
  site.isOwn = isOneOf([...siteAddresses]);
}

const rowSchema = z.strictObject({
  from: line({ label: redirectsTexts.oldAddress, required: true }).overwrite(asPath),
  to: link({ label: redirectsTexts.leadsTo, required: true }),
});

export type Row = z.infer<typeof rowSchema> & { [keyField]?: string | undefined };

const targetsOf = (rows: readonly Row[]): Record<string, string> =>
  Object.fromEntries(rows.map(({ from, to }) => [from, to]));

const finderOf = (rows: readonly Row[]): FindRule => ruleFinder(targetsOf(rows), site);

/** The errors of one of several redirects, and in which of its fields. */
const wrongIn = ({ from, to }: Row, findRule: FindRule): Wrong | undefined =>
  wrongRedirect(from, to, findRule, site) ??
  (isLink(to) ? undefined : ['to', messages.invalidLink]);

type Wrong = [field: keyof Row, message: string];

/** What the form holds. */
export const rowsSchema = z.strictObject({
  redirects: list(rowSchema, {
    label: redirectsTexts.redirects,
    item: redirectsTexts.item,
    limit: listLimits.redirects,
  }).superRefine((rows, context) => {
    const findRule = finderOf(rows);
    for (const [index, row] of rows.entries()) {
      // That something is missing is said by its field.
      if (row.from === '' || row.to === '') continue;
      const isAgain = rows.findIndex(({ from }) => from === row.from) < index;
      const [field, message] = isAgain
        ? (['from', redirectsTexts.inListAlready(row.from)] as const)
        : (wrongIn(row, findRule) ?? []);
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
      .map(([from, to]): Row => ({ [keyField]: derivedKey(from), from, to }))
      .toSorted((one, other) => one.from.localeCompare(other.from)),
  }),
  fromForm: (form: object): Redirects => ({
    redirects: targetsOf((form as { redirects: Row[] }).redirects),
  }),
  losses: (form: object) => {
    const { redirects } = form as { redirects: Row[] };
    return redirects.flatMap((row, index): z.core.$ZodIssue[] => {
      const message = whyNotKept(row, redirects.slice(0, index));
      return message
        ? [{ code: 'custom', path: ['redirects', index, 'from'], message, input: row.from }]
        : [];
    });
  },
};

/** Content has one redirect for each old address. */
function whyNotKept({ from, to }: Row, before: readonly Row[]): string | undefined {
  if (from === '') return to === '' ? undefined : fieldMessages.allFieldsRequired;
  return before.some((row) => row.from === from) ? redirectsTexts.inListAlready(from) : undefined;
}

/** Redirects as a file with commas, which can be imported again. Excel takes it for UTF-8 by its first character. */
export const csvOf = (rows: readonly Row[]): string =>
  `\ufeff${[
    [redirectsTexts.oldAddress, redirectsTexts.leadsTo],
    ...rows.map(({ from, to }) => [from, to]),
  ]
    .map((cells) => `${cells.map(cellOf).join(',')}\r\n`)
    .join('')}`;

const cellOf = (text: string) => (/[",;\s]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A line of a file that was not taken. */
export interface LeftOut {
  line: number;
  why: string;
}

/**
 * Lays the lines of a file over rows: an old address in the first cell and where it leads in the second. A row that is
 * there already leads where the file says.
 * @param cells of each line
 * @returns all rows, how many of them were added or changed, and which lines could not be taken
 */
export function rowsWith(rows: readonly Row[], cells: readonly string[][]) {
  const all = [...rows];
  const left: LeftOut[] = [];
  const lineOf = new Map<string, number>();
  const pathOf = knownPaths();
  let taken = 0;
  for (const [index, [first = '', second = '']] of cells.entries()) {
    const line = index + 1;
    const to = completedAddress(shownLine(second));
    const row = { from: asPath(shownLine(first)), to: withoutOrigin(to) };
    if (index === 0 && !isLink(row.to) && !/[/.]/.test(first)) continue;
    const at = all.findIndex(({ from }) => from === row.from);
    const isThere = all[at]?.to === row.to;
    const before = lineOf.get(row.from);
    const why = isThere ? undefined : before ? elsewhere(before, row) : whyNot(row, all, pathOf);
    if (why) left.push({ line, why });
    else lineOf.set(row.from, line);
    if (why || isThere) continue;
    all.splice(at < 0 ? all.length : at, 1, { ...all[at], ...row });
    taken += 1;
  }
  return { rows: all, taken, left };
}

const elsewhere = (line: number, { from }: Row) => redirectsTexts.leadsElsewhere(line, from);

/** A link to this site as its path, wherever the site is reached. */
function withoutOrigin(link: string): string {
  if (!isLink(link)) return link;
  const { pathname, search, hash } = ownTarget(link, site) ?? {};
  return pathname === undefined || link.startsWith('/') ? link : pathname + search + hash;
}

/** Finds the path in an address; a long file has thousands compared with each other. */
function knownPaths(): typeof pathIn {
  const known = new Map<string, string | undefined>();
  return (address) => {
    if (!known.has(address)) known.set(address, pathIn(address));
    return known.get(address);
  };
}

/** Why a row cannot be among the others. */
function whyNot(row: Row, others: readonly Row[], pathOf: typeof pathIn): string | undefined {
  const isNew = !others.some(({ from }) => from === row.from);
  if (isNew && others.length >= listLimits.redirects)
    return messages.tooManyItems(listLimits.redirects);
  const path = pathOf(row.from);
  // In a long file, each line is compared only with those that may affect it.
  const paths = new Set([path, pathOf(row.to)]);
  const near = others.filter(({ from }) => from !== row.from && paths.has(pathOf(from)));
  const findRule = finderOf([...near, row]);
  const [, message] = wrongIn(row, findRule) ?? [];
  if (message) return message;
  const before = others.find(({ to }) => {
    const target = pathOf(to) === path ? ownTarget(to, site) : undefined;
    return target && findRule(target)?.from === row.from;
  });
  return before && redirectsTexts.ledOnTwice(before.from);
}
