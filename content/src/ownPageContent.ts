import { fieldsOf } from './fieldsOf.ts';
import type { ShownFile } from './libraryFile.ts';
import { listLimits } from './limits.ts';
import type { Listed } from './order.ts';
import { type OwnPage, ownPageSchema } from './ownPage.ts';
import { addressAbove } from './pageAddresses.ts';
import { blockTypes, type PageBlock } from './pageBlocks.ts';
import type { ListItems, ListName } from './siteContent.ts';

/** The lists that blocks show items of. */
type ReadList = NonNullable<(typeof blockTypes)[PageBlock['_type']]['reads']>;

/** Where pages and what they show are read. */
export interface PageSource {
  /** The items of a list in their order, at most `most` of them. */
  list<Name extends ListName>(name: Name, most?: number): Promise<ListItems<Name>>;
  /** The page of the organisation's own that is shown at an address; undefined where none is. */
  shownPage(address: string): Promise<ListItems<'pages'>[number] | undefined>;
  /** The file with an id; undefined where there is none. */
  file(id: string): Promise<ShownFile | undefined>;
}

/** Files by their ids. */
export type ShownFiles = Readonly<Record<string, ShownFile>>;

/** A page of the organisation's own, with all that is read to show it. */
export interface OwnPageContent {
  page: Listed<OwnPage>;
  /** Items of the lists that its blocks show, those that they need. */
  lists: { [Name in ReadList]?: ListItems<Name> };
  /** The files that its blocks offer. */
  files: ShownFiles;
  /** The pages above it, the highest first. */
  trail: { title: string; address: string }[];
}

/**
 * Reads what a page needs besides itself. The same objects come back as long as nothing of it has changed, by which the
 * server sees that it needs not render the page again.
 */
export async function contentOfPage(
  page: Listed<OwnPage>,
  source: PageSource,
): Promise<OwnPageContent> {
  const [lists, files, trail] = await Promise.all([
    listsOf(page, source),
    filesOf(page, source),
    trailOf(page, source),
  ]);
  const content = { page, lists, files, trail };
  const before = last.get(page);
  if (before && holdsSame(before, content)) return before;
  last.set(page, content);
  return content;
}

const last = new WeakMap<object, OwnPageContent>();

/** Whether two contents of the same page are the same. */
const holdsSame = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

async function listsOf(page: Listed<OwnPage>, source: PageSource) {
  const named = fieldsOf(ownPageSchema, page).filter(
    ({ description }) => description?.kind === 'itemOfList',
  );
  const lists = new Set(page.blocks.flatMap(({ _type }) => blockTypes[_type].reads ?? []));
  const read = [...lists].map(async (name) => {
    const readers = page.blocks.filter(({ _type }) => blockTypes[_type].reads === name);
    const items = await source.list(name, Math.max(...readers.map(mostOf)));
    const ids = named.flatMap(({ description, value }) =>
      description?.list === name ? [value] : [],
    );
    return [name, ids.length > 0 ? items.filter(({ _id }) => ids.includes(_id)) : items];
  });
  return Object.fromEntries(await Promise.all(read)) as OwnPageContent['lists'];
}

/** How many items a block shows at the most: as its `count` says, where it has one. */
const mostOf = (block: PageBlock): number =>
  'count' in block && Number(block.count) > 0 ? Number(block.count) : listLimits.items;

async function filesOf(page: Listed<OwnPage>, source: PageSource): Promise<ShownFiles> {
  const ids = fieldsOf(ownPageSchema, page).flatMap(({ description, value }) =>
    description?.kind === 'file' && value ? [String(value)] : [],
  );
  const read = [...new Set(ids)].map(async (id) => [id, await source.file(id)] as const);
  const found = await Promise.all(read);
  return Object.fromEntries(found.flatMap(([id, file]) => (file ? [[id, file]] : [])));
}

async function trailOf({ address }: OwnPage, source: PageSource) {
  const above: string[] = [];
  for (let at = addressAbove(address); at; at = addressAbove(at)) above.unshift(at);
  const pages = await Promise.all(above.map((at) => source.shownPage(at)));
  return pages.flatMap((page) =>
    page?.title ? [{ title: page.title, address: page.address }] : [],
  );
}
