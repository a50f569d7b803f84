import type { ContentStore } from '@lamplight/content/contentSource';
import { orderField } from '@lamplight/content/listed';
import { askFirestore, idOf, nameOf } from './firestoreRest.ts';
import { dataOf } from './storedValues.ts';

/**
 * The store as every visitor may read it, under the rules: what is not public cannot get into a page.
 * Both reads throw unavailable after five seconds.
 */
export const visitorStore = {
  document: async (path) => {
    const question = { documents: [nameOf(path)] };
    const [answer] = answersOf(await askFirestore('batchGet', question));
    return answer?.found && dataOf(answer.found.fields);
  },
  list: async (name, most) => {
    const order = { field: { fieldPath: orderField }, direction: 'ASCENDING' };
    const structuredQuery = { from: [{ collectionId: name }], orderBy: [order], limit: most };
    const answers = answersOf(await askFirestore('runQuery', { structuredQuery }));
    return answers.flatMap(({ document }) =>
      document ? { id: idOf(document.name), data: dataOf(document.fields) } : [],
    );
  },
} satisfies ContentStore;

interface Found {
  name: string;
  fields?: unknown;
}

/** Firestore answers a list; in it stands also when it was read, and which document there is not. */
const answersOf = (json: unknown) => (json ?? []) as { found?: Found; document?: Found }[];
