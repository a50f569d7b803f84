import type { ContentStore } from '@lamplight/content/contentSource';
import { itemIdIn } from '@lamplight/content/itemId';
import { listLimits } from '@lamplight/content/limits';
import { listOfItemPath, paths } from '@lamplight/content/pagePaths';
import { listItem, siteDocument } from '@lamplight/content/paths';
import type { SiteDocumentName } from '@lamplight/content/siteContent';
import { type PageName, type SitePage, sitePages } from '@lamplight/content/sitePages';
import type { OwnAddress, Times } from '@lamplight/web/rendering';

/** A document or an item as it is stored. */
interface Stored {
  path: string;
  /** For an item. */
  id: string;
  data: unknown;
}

/** The stored data that is edited on a page, as far as visitors see it. It asks for nothing that pages do not. */
export async function storedOf(
  store: ContentStore,
  { content, reads }: SitePage,
): Promise<Stored[]> {
  if ('list' in content) {
    const max = reads && 'list' in reads ? reads.max : undefined;
    const items = await store.list(content.list, max ?? listLimits.items);
    return items.map((item) => ({ ...item, path: listItem(content.list, item.id) }));
  }
  return documentIn(store, content.document);
}

/** The stored blocks below a page, where they are not in what is edited first. */
export const blocksOf = async (store: ContentStore, { blocks }: SitePage): Promise<Stored[]> =>
  blocks ? documentIn(store, blocks) : [];

async function documentIn(store: ContentStore, name: SiteDocumentName): Promise<Stored[]> {
  const path = siteDocument(name);
  const data = await store.document(path);
  return data === undefined ? [] : [{ path, id: '', data }];
}

/** When any of it was stored first and last, as far as that is known. */
export const timesIn = (stored: readonly Stored[]): Times => ({
  created: latest(stored, 'createTime'),
  changed: latest(stored, 'updatedAt'),
});

function latest(stored: readonly Stored[], field: 'createTime' | 'updatedAt'): string | undefined {
  const times = stored
    .map(({ data }) => Date.parse(String(Object(data)[field])))
    .filter((time) => !Number.isNaN(time));
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : undefined;
}

/** Finds the times of pages. */
export const timesBy =
  (store: ContentStore) =>
  async (name: PageName | OwnAddress): Promise<Times> => {
    if (isAddress(name)) return timesIn(await storedAt(store, name));
    const page = sitePages[name];
    const [own, blocks] = await Promise.all([storedOf(store, page), blocksOf(store, page)]);
    return { ...timesIn(own), changed: timesIn([...own, ...blocks]).changed };
  };

const isAddress = (name: string): name is OwnAddress => name.startsWith('/');

async function storedAt(store: ContentStore, address: string): Promise<Stored[]> {
  const list = listOfItemPath(address);
  if (list) {
    const id = itemIdIn(decodeURIComponent(address.slice(paths[list].length + 1)));
    const path = listItem(list, id);
    return [{ path, id, data: await store.document(path) }];
  }
  const page = await store.pageAt(address);
  return page ? [{ ...page, path: listItem('pages', page.id) }] : [];
}
