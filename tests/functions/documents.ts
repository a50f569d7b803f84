import { revision } from '@lamplight/content/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll } from 'vitest';
import { store } from './suite.ts';

/** Puts a document and its revisions back, as they were, when the tests of a file are done. */
export function putBackAfterwards(path: string): void {
  let kept: { path: string; data: object }[] = [];
  const document = store.doc(path);

  beforeAll(async () => {
    const revisions = await document.collection('revisions').get();
    kept = [await document.get(), ...revisions.docs].flatMap((each) => {
      const data = each.data();
      return data ? [{ path: each.ref.path, data }] : [];
    });
  });
  afterAll(async () => {
    await store.recursiveDelete(document);
    await Promise.all(kept.map(({ path: at, data }) => store.doc(at).set(data)));
  });
}

/** Stores content as version `version`, without any revision; version 0 stores nothing at all. */
export async function arrange(path: string, content: object, version = 1): Promise<void> {
  await store.recursiveDelete(store.doc(path));
  if (version === 0) return;
  const record = { ...content, version, updatedAt: Timestamp.now(), updatedBy: 'arranged' };
  await store.doc(path).set(record);
}

/** The data that is stored. */
export const stored = async (path: string) => (await store.doc(path).get()).data();

/** The data that the save of `version` left as its revision. */
export const storedRevision = (path: string, version: number) => stored(revision(path, version));
