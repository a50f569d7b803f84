import { randomUUID } from 'node:crypto';
import type { Action, Activity } from '@lamplight/content/activity';
import { activityRecord } from '@lamplight/content/paths';
import {
  type DocumentReference,
  FieldValue,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';

/** An entry of the activity log: a kind of action, who did it, and what belongs to that kind. */
export type NewRecord = { kind: Action; by: string } & Partial<Omit<Activity, 'kind' | 'by'>>;

/**
 * Records an action in the commit that does it, so that neither is stored without the other.
 * @param id of the record, where that says which action it is
 */
export function record(
  commit: Transaction | WriteBatch,
  data: NewRecord,
  id: string = randomUUID(),
): DocumentReference {
  const document = firestore().doc(activityRecord(id));
  const stored = { ...data, at: FieldValue.serverTimestamp() };
  // A batch and a transaction create alike, but have no type in common.
  if ('commit' in commit) commit.create(document, stored);
  else commit.create(document, stored);
  return document;
}
