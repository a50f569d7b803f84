import { type StoredDraft, storedDraft } from '@lamplight/content/contentDraft';
import type { ContentStore } from '@lamplight/content/contentSource';
import {
  assertKnownVersion,
  contentVersionLabel,
  type StoredVersion,
  storedVersion,
} from '@lamplight/content/documentMetadata';
import { contentAt, type DraftedRecord, draftedContent } from '@lamplight/content/draftedContent';
import { draftedRecordAt } from '@lamplight/content/draftedRecords';
import { listLimits } from '@lamplight/content/limits';
import { inOrder } from '@lamplight/content/order';
import { isPageAddress } from '@lamplight/content/pageAddresses';
import { draftedPath } from '@lamplight/content/paths';
import { isSitePath } from '@lamplight/content/reservedPaths';
import { type ListName, listNames } from '@lamplight/content/siteContent';
import { readDocument } from '../store/firestore.ts';

type Data = Record<string, unknown>;

/** A draft with the stored documents that it is of. */
export interface DraftOnSite {
  record: DraftedRecord;
  draft: StoredDraft;
  live: (StoredVersion | undefined)[];
}

/**
 * Reads a draft and what it is of.
 * @param id such as `site~home`
 * @param data as it is stored
 * @returns undefined where nothing has such a draft
 * @throws NewerContent, unavailable
 */
export async function draftOnSite(id: string, data: Data): Promise<DraftOnSite | undefined> {
  const documents = Array.isArray(data.base) ? data.base.length : 1;
  const record = draftedRecordAt(draftedPath(id), documents);
  if (!record) return undefined;
  const draft = storedDraft(record.paths, assertKnownVersion(data));
  const stored = await Promise.all(record.paths.map(readDocument));
  const live = record.paths.map((path, index) => {
    const found = assertKnownVersion(stored[index]);
    return found && storedVersion(path, found);
  });
  return { record, draft, live };
}

/** The documents of a record as a draft makes them, by their paths. @throws unavailable */
export async function draftedData({
  record,
  draft,
  live,
}: DraftOnSite): Promise<Map<string, Data>> {
  const base = await contentAt(record, draft.base, live, readDocument);
  const context = { schema: record.schema, base, live: record.read(live) };
  const content = Object(draftedContent(draft, context).value) as Data;
  const dataOf = (path: string, index: number): Data => {
    const fields = Object.keys(record.documents[index]?.schema.shape ?? {});
    const order = live[index]?.order ?? draft.order ?? Number.MAX_SAFE_INTEGER;
    return {
      ...Object.fromEntries(fields.map((field) => [field, content[field]])),
      ...(listOf(path) && alwaysShown(path, content, order)),
      ...contentVersionLabel(),
    };
  };
  return new Map(record.paths.map((path, index) => [path, dataOf(path, index)]));
}

/** The address of a page whose draft has an impossible one. */
const noAddress = '/draft';

/** The fields that make an item visible, regardless of its draft. */
function alwaysShown(path: string, { address }: Data, order: unknown): Data {
  const at = String(address);
  const own = { address: isPageAddress(at) && !isSitePath(at) ? at : noAddress, shown: true };
  return { order, from: '', until: '', ...(listOf(path) === 'pages' && own) };
}

/** The list that a document is in; undefined of one in none. */
export const listOf = (path: string): ListName | undefined =>
  listNames.find((name) => path.startsWith(`${name}/`));

/**
 * A store with some data laid over it. An item is in its place; where a page shows fewer items than would let it be
 * seen, it is the first one.
 */
export function draftedStore(
  store: ContentStore,
  drafted: ReadonlyMap<string, Data>,
): ContentStore {
  const items = [...drafted].flatMap(([path, data]) => {
    const list = listOf(path);
    return list ? [{ list, item: { id: path.slice(list.length + 1), data } }] : [];
  });
  const itemOf = (name: ListName) => items.find(({ list }) => list === name)?.item;
  return {
    ...store,
    document: async (path) => drafted.get(path) ?? store.document(path),
    list: async (name, max) => {
      const item = itemOf(name);
      if (!item) return store.list(name, max);
      const others = (await store.list(name, listLimits.items)).filter(({ id }) => id !== item.id);
      const all = inOrder([...others, item]);
      return (all.indexOf(item) < max ? all : [item, ...others]).slice(0, max);
    },
    pageAt: async (address) => {
      const page = itemOf('pages');
      return page?.data.address === address ? page : store.pageAt(address);
    },
  };
}
