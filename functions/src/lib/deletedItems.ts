import { revision } from '@lamplight/content/paths';
import type { ListName } from '@lamplight/content/siteLists';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';
import { withinTimeLimit } from './timeLimit.ts';

const readLimit = 10_000;

export interface DeletedItem {
  id: string;
  /** What its last save stored. */
  data: Record<string, unknown>;
  savedAt: Date;
}

/**
 * The items of a list that have been deleted, those that were saved last first. Of such an item there
 * are only its revisions.
 * @param most how many at the most
 * @throws unavailable when Firestore does not answer within ten seconds
 */
export const deletedItems = (list: ListName, most: number): Promise<DeletedItem[]> =>
  withinTimeLimit(readDeleted(list, most), readLimit);

async function readDeleted(list: ListName, most: number): Promise<DeletedItem[]> {
  const known = await firestore().collection(list).listDocuments();
  if (known.length === 0) return [];
  const snapshots = await firestore().getAll(...known, { fieldMask: ['version'] });
  const gone = snapshots.filter(({ exists }) => !exists);
  const items = await Promise.all(gone.map(({ ref }) => lastSave(ref.path)));
  return items
    .flatMap((item) => item ?? [])
    .sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime())
    .slice(0, most);
}

async function lastSave(path: string): Promise<DeletedItem | null> {
  const revisions = firestore().doc(revision(path, 1)).parent;
  const { docs } = await revisions.orderBy('version', 'desc').limit(1).get();
  const data = docs[0]?.data();
  const { updatedAt } = data ?? {};
  if (!data || !(updatedAt instanceof Timestamp)) return null;
  return { id: revisions.parent?.id ?? '', data, savedAt: updatedAt.toDate() };
}
