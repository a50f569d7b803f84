import { firestore } from './admin.ts';
import { withinTimeLimit } from './timeLimit.ts';

const readLimit = 5_000;

/**
 * Reads the data of the document at a path, whoever may read it.
 * @returns undefined where there is none
 * @throws unavailable when Firestore does not answer within five seconds
 */
export async function readDocument(path: string): Promise<Record<string, unknown> | undefined> {
  const snapshot = await withinTimeLimit(firestore().doc(path).get(), readLimit);
  return snapshot.data();
}
