import { searchableText } from '@lamplight/content/canonical';
import { completedAddress } from '@lamplight/content/completedAddress';
import { fileIdAt } from '@lamplight/content/fileContent';
import { teamMemberPath } from '@lamplight/content/pagePaths';
import { shownLine } from '@lamplight/content/shownText';
import { publicPages } from '@lamplight/content/sitePages';
import { isRichLink } from '@lamplight/content/storedRichText';
import type { NamedFile } from '../../firebase/live/files.ts';
import { titleOfFile } from '../../firebase/live/fileTitles.ts';
import { addressOf, linkTextOf } from '../files/fileTexts.ts';

/** A possible target of a link. */
export interface Target {
  name: string;
  /** The name that staff know a page by. */
  title?: string;
  href: string;
  /** The text of a link to it, if it differs from its name. */
  text?: string;
  of: 'page' | 'file' | 'teamMember' | 'address';
}

/** A text as a complete address; undefined if it is none. */
export function isAddressTyped(typed: string): string | undefined {
  const line = shownLine(typed);
  if (/\s/.test(line) && !/^(tel:|mailto:|\+)/i.test(line)) return undefined;
  const href = completedAddress(line);
  return isRichLink(href) ? href : undefined;
}

/**
 * The pages of the site, its files, and members of its team.
 * @param publicNames the names that visitors see, by address
 * @param ownPages those that staff have made
 */
export const targetsOf = (
  publicNames: ReadonlyMap<string, string>,
  members: readonly { _id: string; name: string }[] = [],
  ownPages: readonly { title: string; address: string }[] = [],
  files: readonly NamedFile[] = [],
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
  ...files.map(
    (file): Target => ({
      name: file.title,
      href: addressOf(file),
      text: linkTextOf(file),
      of: 'file',
    }),
  ),
  ...members.map(
    ({ _id, name }): Target => ({ name, href: teamMemberPath(_id), of: 'teamMember' }),
  ),
];

/** The name of a target; its address if it is unknown. */
export const nameOfTarget = (href: string, targets: readonly Target[]): string =>
  targets.find((each) => isSame(each.href, href))?.name ??
  titleOfFile(fileIdAt(href) ?? '') ??
  href;

/** Whether two addresses lead to the same. That of a file changes with its title, and its id stays. */
const isSame = (one: string, other: string): boolean =>
  one === other || (fileIdAt(one) !== undefined && fileIdAt(one) === fileIdAt(other));

const maxFound = 8;

/** The targets that match the input: an address, and those with words that begin with all typed words. */
export function targetsFor(typed: string, targets: readonly Target[]): Target[] {
  const searchWords = wordsOf(typed);
  const named = targets.filter(({ name, title = '', href }) => {
    const words = wordsOf(`${name} ${title}`);
    return (
      href === typed || searchWords.every((each) => words.some((word) => word.startsWith(each)))
    );
  });
  const address = isAddressTyped(typed);
  const isKnown = named.some(({ href }) => href === address);
  return [
    ...(address && !isKnown ? [{ name: address, href: address, of: 'address' as const }] : []),
    ...named,
  ].slice(0, maxFound);
}

const wordsOf = (text: string): string[] =>
  searchableText(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
