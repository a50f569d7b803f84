import { isPicture } from '@lamplight/content/addresses';
import { type ContentStore, contentAt } from '@lamplight/content/contentSource';
import { fieldsOf } from '@lamplight/content/fieldsOf';
import { eventPath, newsItemPath } from '@lamplight/content/itemAddress';
import { listLimits } from '@lamplight/content/limits';
import { moreBlocksSchema } from '@lamplight/content/moreBlocks';
import { smallestOrder } from '@lamplight/content/order';
import { isPageAddress } from '@lamplight/content/pageAddresses';
import { teamMemberPath } from '@lamplight/content/pagePaths';
import { listItem } from '@lamplight/content/paths';
import { withoutFocus } from '@lamplight/content/pictureFocus';
import { readable } from '@lamplight/content/readable';
import {
  type ListName,
  siteDocumentSchemas,
  siteListSchemas,
} from '@lamplight/content/siteContent';
import { publicPages, type SitePage } from '@lamplight/content/sitePages';
import { isShownMember } from '@lamplight/content/teamTypes';
import type * as z from '@lamplight/content/zod';
import { blocksOf, storedOf, timesIn } from './changeTimes.ts';
import { inXml } from './xml.ts';

/** An address of the site for search engines. */
interface Entry {
  path: string;
  /** When it was last changed, by ISO 8601, where that is known. */
  changed: string | undefined;
  /** Addresses of the pictures on it. */
  pictures: string[];
}

/** What the protocol allows of each address. */
const maxPictures = 1_000;

/**
 * Every address at which visitors see something, as https://www.sitemaps.org/protocol.html has it, with the pictures
 * there. Pages of lists are left out as long as nothing is in these.
 * @param origin scheme and host of the site
 * @throws unavailable
 */
export async function sitemap(store: ContentStore, origin: string): Promise<string> {
  const entries = await Promise.all([
    ...publicPages.map(([, page]) => entriesOf(store, page)),
    ownPages(store),
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries.flat().map((entry) => urlOf(entry, origin)),
    '</urlset>',
  ].join('\n');
}

async function entriesOf(store: ContentStore, page: SitePage): Promise<Entry[]> {
  const { path, content } = page;
  const [stored, blocks] = await Promise.all([storedOf(store, page), blocksOf(store, page)]);
  if ('list' in content && stored.length === 0) return [];
  const schema =
    'list' in content ? siteListSchemas[content.list] : siteDocumentSchemas[content.document];
  const entryOf = (at: string, some: typeof stored): Entry => ({
    path: at,
    changed: timesIn(some).changed,
    pictures: some.flatMap((each) => {
      const of = blocks.includes(each) ? moreBlocksSchema : schema;
      return picturesIn(of, contentOf(of, each));
    }),
  });
  const members = 'list' in content && content.list === 'team' ? stored.filter(isShown) : [];
  const items = 'list' in content ? await itemEntries(store, content.list) : [];
  return [
    entryOf(path, [...stored, ...blocks]),
    ...members.map((member) => entryOf(teamMemberPath(member.id), [member])),
    ...items.map(([at, item]) => entryOf(at, [item])),
  ];
}

/** Each item with its address, of the lists whose items have addresses of their own. */
async function itemEntries(store: ContentStore, list: ListName): Promise<[string, Stored][]> {
  if (list === 'news')
    return (await allItems(store, list)).map((item) => [
      newsItemPath(item.id, contentOf(siteListSchemas.news, item).heading),
      item,
    ]);
  if (list === 'events')
    return (await allItems(store, list)).map((item) => [
      eventPath(item.id, contentOf(siteListSchemas.events, item).title),
      item,
    ]);
  return [];
}

/** As many items of a list as the sitemap names. */
const maxItems = 5_000;

/** A list, read in as many steps as the rules ask for: each goes on from the last item that visitors see. */
async function allItems(store: ContentStore, list: ListName): Promise<Stored[]> {
  const all = new Map<string, Stored>();
  const max = listLimits.items - 1;
  let from = smallestOrder;
  let skip = 0;
  let more = true;
  while (more && all.size < maxItems) {
    const sort = ['order', 'asc'] as const;
    const found = await store.find(list, { filters: [['order', '>=', from]], sort, skip, max });
    const before = all.size;
    for (const item of found.items) all.set(item.id, { ...item, path: listItem(list, item.id) });
    const last = Number(Object(found.items.at(-1)?.data).order);
    const goesOn = all.size > before && last > from;
    skip = goesOn ? 0 : skip + max;
    if (goesOn) from = last;
    more = found.more;
  }
  return [...all.values()];
}

async function ownPages(store: ContentStore): Promise<Entry[]> {
  const stored = await store.list('pages', listLimits.items);
  return stored.flatMap(({ id, data }) => {
    const page = { id, data, path: listItem('pages', id) };
    const content = contentOf(siteListSchemas.pages, page);
    if (!content.shown || !isPageAddress(content.address)) return [];
    const pictures = picturesIn(siteListSchemas.pages, content);
    return [{ path: encodeURI(content.address), changed: timesIn([page]).changed, pictures }];
  });
}

type Stored = Awaited<ReturnType<typeof storedOf>>[number];

const contentOf = <T extends z.ZodType>(schema: T, { path, data }: Stored) =>
  readable(schema, contentAt(path, data));

const isShown = (member: Stored) => isShownMember(contentOf(siteListSchemas.team, member));

/** The pictures that are seen of some content. */
const picturesIn = (schema: z.ZodType, content: unknown): string[] =>
  fieldsOf(schema, content).flatMap(({ description, value }) =>
    description?.kind === 'picture' && !description.hidden && isPicture(String(value))
      ? [withoutFocus(String(value))]
      : [],
  );

const urlOf = ({ path, changed, pictures }: Entry, origin: string): string =>
  [
    '<url>',
    `<loc>${inXml(origin + path)}</loc>`,
    changed ? `<lastmod>${changed}</lastmod>` : '',
    ...[...new Set(pictures)]
      .slice(0, maxPictures)
      .map((picture) => inXml(new URL(picture, origin).href))
      .map((href) => `<image:image><image:loc>${href}</image:loc></image:image>`),
    '</url>',
  ].join('');
