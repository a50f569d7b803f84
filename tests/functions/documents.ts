import { contentVersionLabel } from '@lamplight/content/documentMetadata';
import { addressClaims, listItem, revision } from '@lamplight/content/paths';
import type { ListName } from '@lamplight/content/siteContent';
import { type CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll } from 'vitest';
import { store } from './suite.ts';

/** Puts a document and its revisions back, as they were, when the tests of a file are done. */
export function restoreAfterwards(path: string): void {
  const document = store.doc(path);
  const read = async () => {
    const own = (await document.get()).data();
    const revisions = await documentsIn(document.collection('revisions'));
    return own ? [{ path, data: own }, ...revisions] : revisions;
  };
  restore(read, () => store.recursiveDelete(document));
}

/**
 * Puts a list, its items and their revisions back, as they were, when the tests of a file are done; of pages also whose
 * their addresses are.
 */
export function restoreListAfterwards(name: ListName): void {
  const collections = collectionsOf(name);
  restore(
    async () => (await Promise.all(collections.map(documentsIn))).flat(),
    async () => void (await Promise.all(collections.map((each) => store.recursiveDelete(each)))),
  );
}

const collectionsOf = (name: ListName) =>
  [name, ...(name === 'pages' ? [addressClaims] : [])].map((each) => store.collection(each));

interface Stored {
  path: string;
  data: object;
}

function restore(read: () => Promise<Stored[]>, remove: () => Promise<void>): void {
  let before: Stored[] = [];

  beforeAll(async () => {
    before = await read();
  });
  afterAll(async () => {
    await remove();
    await Promise.all(before.map(({ path, data }) => store.doc(path).set(data)));
  });
}

/** The documents of a collection, with their revisions. */
async function documentsIn(collection: CollectionReference): Promise<Stored[]> {
  const { docs } = await collection.get();
  const revisions = await Promise.all(
    docs.map(async ({ ref }) => documentsIn(ref.collection('revisions'))),
  );
  return [...docs.map((each) => ({ path: each.ref.path, data: each.data() })), ...revisions.flat()];
}

/** Stores content as version `version`, without any revision; version 0 stores nothing at all. */
export async function arrange(path: string, content: object, version = 1): Promise<void> {
  await store.recursiveDelete(store.doc(path));
  if (version === 0) return;
  await store.doc(path).set(asVersion(content, version));
}

/** The data that is stored. */
export const stored = async (path: string) => (await store.doc(path).get()).data();

/** The data that the save of `version` left as its revision. */
export const storedRevision = (path: string, version: number) => stored(revision(path, version));

/** Stores these as the items of a list, by id, as they are, and nothing else; nobody has claimed their addresses yet. */
export async function arrangeList(name: ListName, items: Record<string, object>): Promise<void> {
  await Promise.all(collectionsOf(name).map((each) => store.recursiveDelete(each)));
  const batch = store.batch();
  for (const [id, data] of Object.entries(items)) batch.set(store.doc(listItem(name, id)), data);
  await batch.commit();
}

/** The ids of the items that are stored, in their order. */
export async function idsIn(name: ListName): Promise<string[]> {
  const { docs } = await store.collection(name).orderBy('order').get();
  return docs.map(({ id }) => id);
}

/** An item as staff saved it in version `version`. */
export const saved = (content: object, order: number, version = 1) =>
  asVersion({ ...content, order }, version);

const asVersion = (content: object, version: number) => ({
  ...content,
  version,
  updatedAt: Timestamp.now(),
  updatedBy: 'arranged',
  ...contentVersionLabel(),
});
