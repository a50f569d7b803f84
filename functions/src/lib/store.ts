import type { ContentStore } from '@lamplight/content/contentSource';
import { orderField } from '@lamplight/content/listed';
import { firestore } from './admin.ts';
import { withinTimeLimit } from './timeLimit.ts';

const readLimit = 5_000;

/**
 * Reads the data of the document at a path.
 * @returns undefined where there is none
 * @throws unavailable when Firestore does not answer within five seconds
 */
export async function readDocument(path: string): Promise<Record<string, unknown> | undefined> {
  const snapshot = await withinTimeLimit(firestore().doc(path).get(), readLimit);
  return snapshot.data();
}

/** The store as pages and the API read it; both reads throw unavailable after five seconds. */
export const store = {
  document: readDocument,
  list: async (name, most) => {
    const items = firestore().collection(name).orderBy(orderField).limit(most);
    const snapshot = await withinTimeLimit(items.get(), readLimit);
    return snapshot.docs.map((item) => ({ id: item.id, data: item.data() }));
  },
} satisfies ContentStore;
