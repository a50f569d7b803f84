import { listItem } from '@lamplight/content/paths';
import type { ListName } from '@lamplight/content/siteLists';
import { type CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll } from 'vitest';
import { store } from './suite.ts';

/** Puts a list, its items and their revisions back, as they were, when the tests of a file are done. */
export function putListBackAfterwards(name: ListName): void {
  let kept: Kept[] = [];

  beforeAll(async () => {
    kept = await documentsBelow(store.collection(name));
  });
  afterAll(async () => {
    await store.recursiveDelete(store.collection(name));
    await Promise.all(kept.map(({ path, data }) => store.doc(path).set(data)));
  });
}

/** Stores these as the items of a list, by id, as they are, and nothing else. */
export async function arrangeList(name: ListName, items: Record<string, object>): Promise<void> {
  await store.recursiveDelete(store.collection(name));
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
export const saved = (content: object, order: number, version = 1) => ({
  ...content,
  order,
  version,
  updatedAt: Timestamp.now(),
  updatedBy: 'arranged',
});

interface Kept {
  path: string;
  data: object;
}

async function documentsBelow(collection: CollectionReference): Promise<Kept[]> {
  const { docs } = await collection.get();
  const below = await Promise.all(
    docs.map(async ({ ref }) => documentsBelow(ref.collection('revisions'))),
  );
  return [...docs.map((each) => ({ path: each.ref.path, data: each.data() })), ...below.flat()];
}
