import { searchableText } from '@lamplight/content/canonical';
import { completedAddress } from '@lamplight/content/completedAddress';
import { teamMemberPath } from '@lamplight/content/pagePaths';
import { shownLine } from '@lamplight/content/shownText';
import { publicPages } from '@lamplight/content/sitePages';
import { isRichLink } from '@lamplight/content/storedRichText';

/** Somewhere that a link may lead. */
export interface Target {
  name: string;
  /** The name that staff know a page by. */
  title?: string;
  href: string;
  of: 'page' | 'teamMember' | 'address';
}

/** The address that a text is, completed; undefined where it is none. */
export function isAddressTyped(typed: string): string | undefined {
  const line = shownLine(typed);
  if (/\s/.test(line) && !/^(tel:|mailto:|\+)/i.test(line)) return undefined;
  const href = completedAddress(line);
  return isRichLink(href) ? href : undefined;
}

/**
 * The pages of the site, and members of its team.
 * @param publicNames the names that visitors see, by address
 * @param ownPages those that staff have made
 */
export const targetsOf = (
  publicNames: ReadonlyMap<string, string>,
  members: readonly { _id: string; name: string }[] = [],
  ownPages: readonly { title: string; address: string }[] = [],
): Target[] => [
  ...publicPages.map(
    ([, { path, title }]): Target => ({
      name: publicNames.get(path.toLowerCase()) ?? title,
      title,
      href: path,
      of: 'page',
    }),
  ),
  ...ownPages.map(({ title, address }): Target => ({ name: title, href: address, of: 'page' })),
  ...members.map(
    ({ _id, name }): Target => ({ name, href: teamMemberPath(_id), of: 'teamMember' }),
  ),
];

/** What a target is called; its address where nobody knows it. */
export const nameOfTarget = (href: string, targets: readonly Target[]): string =>
  targets.find((each) => each.href === href)?.name ?? href;

const mostFound = 8;

/** The targets that are meant by what was typed: an address, and what has words that begin with all of its words. */
export function targetsFor(typed: string, targets: readonly Target[]): Target[] {
  const sought = wordsOf(typed);
  const named = targets.filter(({ name, title = '', href }) => {
    const words = wordsOf(`${name} ${title}`);
    return href === typed || sought.every((each) => words.some((word) => word.startsWith(each)));
  });
  const address = isAddressTyped(typed);
  const isKnown = named.some(({ href }) => href === address);
  return [
    ...(address && !isKnown ? [{ name: address, href: address, of: 'address' as const }] : []),
    ...named,
  ].slice(0, mostFound);
}

const wordsOf = (text: string): string[] =>
  searchableText(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
