import type { EventDate } from './events/eventsContent.ts';
import { fieldsOf } from './fieldsOf.ts';
import type { ShownFile } from './libraryFile.ts';
import { listLimits } from './limits.ts';
import type { MoreBlocks } from './moreBlocks.ts';
import { blockSchema, blockTypes, type PageBlock } from './pageBlocks.ts';
import { sameAsBefore } from './sameAsBefore.ts';
import type { DocumentContent, ListItems, ListName, SiteDocumentName } from './siteContent.ts';
import { type PageName, type SitePage, sitePages } from './sitePages.ts';
import * as z from './zod.ts';

/** The sources of items in blocks: lists, or the dates of events. */
type ReadList = NonNullable<(typeof blockTypes)[PageBlock['_type']]['reads']>;

type ReadItems<Name extends ReadList> = Name extends 'events'
  ? EventDate[]
  : ListItems<Exclude<Name, 'events'>>;

/** The store for the content of blocks. */
export interface BlocksSource {
  /** The items of a list in their order, at most `max` of them. */
  list<Name extends ListName>(name: Name, max?: number): Promise<ListItems<Name>>;
  /** The next dates of all events, at most `max` of them. */
  comingDates(max: number): Promise<EventDate[]>;
  /** The file with an id; undefined where there is none. */
  file(id: string): Promise<ShownFile | undefined>;
}

/** Files by their ids. */
export type ShownFiles = Readonly<Record<string, ShownFile>>;

/** What blocks show besides what is in them. */
export interface ReadForBlocks {
  /** Items of the lists that blocks show, those that they need. */
  lists: { [Name in ReadList]?: ReadItems<Name> };
  /** The files that blocks offer. */
  files: ShownFiles;
}

/** The blocks below the own part of a page, with all that is read to show them. */
export interface BlocksBelow extends MoreBlocks, ReadForBlocks {}

/** Reads what blocks show. */
export async function readForBlocks(
  blocks: readonly PageBlock[],
  source: BlocksSource,
): Promise<ReadForBlocks> {
  const fields = fieldsOf(blocksSchema, blocks);
  const [lists, files] = await Promise.all([
    listsOf(blocks, fields, source),
    filesOf(fields, source),
  ]);
  return { lists, files };
}

const blocksSchema = z.array(blockSchema);

type Fields = ReturnType<typeof fieldsOf>;

async function listsOf(blocks: readonly PageBlock[], fields: Fields, source: BlocksSource) {
  const lists = new Set(blocks.flatMap(({ _type }) => blockTypes[_type].reads ?? []));
  const read = [...lists].map(async (name) => {
    const readers = blocks.filter(({ _type }) => blockTypes[_type].reads === name);
    const max = Math.max(...readers.map(maxOf));
    if (name === 'events') return [name, await source.comingDates(max)];
    const items = await source.list(name, max);
    const ids = fields.flatMap(({ description, value }) =>
      description?.kind === 'itemOfList' && description.list === name ? [value] : [],
    );
    return [name, ids.length > 0 ? items.filter(({ _id }) => ids.includes(_id)) : items];
  });
  return Object.fromEntries(await Promise.all(read)) as ReadForBlocks['lists'];
}

/** How many items a block shows at most: its `count`, if it has one. */
const maxOf = (block: PageBlock): number =>
  'count' in block && Number(block.count) > 0 ? Number(block.count) : listLimits.items;

async function filesOf(fields: Fields, source: BlocksSource): Promise<ShownFiles> {
  const ids = fields.flatMap(({ description, value }) =>
    description?.kind === 'file' && value ? [String(value)] : [],
  );
  const read = [...new Set(ids)].map(async (id) => [id, await source.file(id)] as const);
  const found = await Promise.all(read);
  return Object.fromEntries(found.flatMap(([id, file]) => (file ? [[id, file]] : [])));
}

interface PageContentSource extends BlocksSource {
  document<Name extends SiteDocumentName>(name: Name): Promise<DocumentContent<Name>>;
}

/** The blocks below the own part of a page, with what they show; null without any, where nothing else is read. */
export async function blocksBelow(
  page: PageName,
  source: PageContentSource,
): Promise<BlocksBelow | null> {
  const { content, blocks: apart, reads }: SitePage = sitePages[page];
  const within = apart ? { document: apart } : content;
  const [holder] =
    'document' in within
      ? [await source.document(within.document)]
      : await source.list(within.list, Object(reads).max);
  if (!holder || !('blocks' in holder) || holder.blocks.length === 0) return null;
  const { blocks, imageAlts } = holder;
  const read = await readForBlocks(blocks, source);
  return sameAsBefore(holder, { blocks, imageAlts, ...read });
}
