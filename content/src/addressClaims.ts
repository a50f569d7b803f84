import { textLimits } from './limits.ts';
import { type Claim, pageOf } from './pageClaim.ts';
import { addressClaim, listItem } from './paths.ts';
import { fieldMessages } from './texts/fieldMessages.ts';
import * as z from './zod.ts';

/** Reads the data of the document at a path, within the transaction of the save; undefined where there is none. */
type ReadDocument = (path: string) => Promise<unknown>;

/** A page that is saved: its id, and the address that it gets. */
interface SavedPage {
  id: string;
  address: string;
}

const pagesList = listItem('pages', '');

/**
 * The pages among documents, each with its address.
 * @param versions the content of each document; null where a save leaves it as it is
 */
export const savedPages = (
  paths: readonly string[],
  versions: readonly ({ content: Record<string, unknown> } | null | undefined)[],
): SavedPage[] =>
  paths.flatMap((path, index) => {
    const address = versions[index]?.content.address;
    if (!path.startsWith(pagesList) || typeof address !== 'string' || !address) return [];
    return [{ id: path.slice(pagesList.length), address }];
  });

/**
 * The claims to store together with pages, so that the rules take these.
 * @throws ZodError about `address` where another page has the one of a page
 */
export async function claimsFor(
  pages: readonly SavedPage[],
  read: ReadDocument,
): Promise<{ path: string; data: Claim }[]> {
  const claims: { path: string; data: Claim }[] = [];
  for (const { id, address } of pages) {
    const others = new Map(pages.map((page) => [page.id, page.address]));
    const holder = await holderOf(address, read, others);
    if (holder !== undefined && holder !== id) throw addressTaken();
    if (pages.some((page) => page.id !== id && page.address === address)) throw addressTaken();
    const path = addressClaim(address);
    if (pageOf(await read(path)) !== id) claims.push({ path, data: { page: id } });
  }
  return claims;
}

/**
 * An address that a page can have: the wanted one or, where another page has it, one with a number behind it.
 * @param id that of the page
 */
export async function freeAddress({ id, address }: SavedPage, read: ReadDocument): Promise<string> {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? address : numbered(address, number);
    const holder = await holderOf(tried, read);
    if (holder === undefined || holder === id) return tried;
  }
}

function numbered(address: string, number: number): string {
  const suffix = `-${number}`;
  const characters = [...address].slice(0, textLimits.line - suffix.length);
  return characters.join('').replace(/[-/]+$/, '') + suffix;
}

/** The page that has an address now; undefined where none has it, whichever had it before. */
async function holderOf(
  address: string,
  read: ReadDocument,
  saved: ReadonlyMap<string, string> = new Map(),
): Promise<string | undefined> {
  const page = pageOf(await read(addressClaim(address)));
  if (page === undefined) return undefined;
  const present = saved.get(page) ?? Object(await read(listItem('pages', page))).address;
  return present === address ? page : undefined;
}

const addressTaken = () =>
  new z.ZodError([
    { code: 'custom', path: ['address'], message: fieldMessages.addressTaken, input: undefined },
  ]);
