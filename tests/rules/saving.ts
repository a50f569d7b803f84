import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { revision } from '@lamplight/content/paths';
import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { expect } from 'vitest';
import type { Person } from './people.ts';

export interface Variation {
  /** The version that the writer has seen; 0, as by default, if there is none. */
  from?: number;
  /** What the document and its revision say instead; undefined removes a field. */
  saying?: Record<string, unknown>;
  /** What the revision alone says instead. */
  revisionSaying?: Record<string, unknown>;
  /** The revision's id, if it is not the version. */
  revisionId?: string;
  without?: 'revision' | 'document';
}

/** Saves content as the editor does: the document and its revision in one commit. */
export async function save(
  person: Person,
  path: string,
  content: unknown,
  variation: Variation = {},
) {
  const { from = 0, saying, revisionSaying, revisionId, without } = variation;
  const version = from + 1;
  const data = withoutUndefined({
    ...(content as object),
    version,
    updatedAt: serverTimestamp(),
    updatedBy: person.uid,
    ...saying,
  });
  const batch = writeBatch(person.db);
  if (without !== 'document') batch.set(doc(person.db, path), data);
  if (without !== 'revision') {
    const revisionPath = revisionId ? `${path}/revisions/${revisionId}` : revision(path, version);
    batch.set(doc(person.db, revisionPath), { ...data, ...revisionSaying });
  }
  await batch.commit();
}

const withoutUndefined = (data: object) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

export const allowed = <T>(request: Promise<T>, what?: string): Promise<T> =>
  assertSucceeds(request).catch((error: Error) => {
    throw new Error(`${what ?? 'This'} should have been allowed: ${error.message}`);
  });

/** Denied by a rule, and not because evaluating the rules took too many expressions. */
export async function denied(request: Promise<unknown>, what?: string): Promise<void> {
  const error = await assertFails(request).catch((problem: Error) => {
    throw new Error(`${what ?? 'This'} should have been denied: ${problem.message}`);
  });
  expect(String(error)).not.toContain('maximum of 1000 expressions');
}
