import { reminders } from '@lamplight/content/paths';
import { type Reminder, reminderIn } from '@lamplight/content/reminder';
import { listNames } from '@lamplight/content/siteContent';
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore';
import { storeOf } from '../connection/store.ts';
import type { Connection } from '../connection/useConnection.ts';
import { throwNamed } from '../errors.ts';
import { dateOf, storedDocument } from './stored.ts';

/** A document that is to be checked again. */
export interface DueDocument {
  path: string;
  content: Record<string, unknown>;
  reminder: Reminder;
  /** When it was checked last. */
  checkedAt: Date;
}

const listPages = new Set(listNames.map((name) => `site/${name}`));

/** How many reminders are read at the most, and how many documents at once. */
const [maxReminders, atOnce] = [200, 10];

/**
 * Reads the documents that are to be checked again by a day, the longest due first, and no more than ten. Those that
 * were deleted keep their reminders, since they may be restored, and are left out.
 * @throws NotAllowed, Unreachable, NewerContent
 */
export async function readDueDocuments(
  connection: Connection,
  day: string,
): Promise<DueDocument[]> {
  const store = storeOf(connection);
  const due = where('due', '<=', day);
  const all = query(collection(store, reminders), due, orderBy('due'), limit(maxReminders));
  const { docs } = await getDocsFromServer(all).catch(throwNamed);
  const read = async (stored: QueryDocumentSnapshot): Promise<DueDocument[]> => {
    const reminder = reminderIn(stored.data());
    const path = stored.id.replace('~', '/');
    if (!reminder) return [];
    const checkedAt = dateOf(stored.get('at')) ?? new Date(0);
    // The page of a list has no document.
    if (listPages.has(path)) return [{ path, content: {}, reminder, checkedAt }];
    const document = await getDocFromServer(doc(store, path)).catch(throwNamed);
    if (!document.exists() && !path.startsWith('site/')) return [];
    const { content } = storedDocument(path, document.data());
    return [{ path, content, reminder, checkedAt }];
  };
  const found: DueDocument[] = [];
  for (let from = 0; from < docs.length && found.length < atOnce; from += atOnce) {
    const next = await Promise.all(docs.slice(from, from + atOnce).map(read));
    found.push(...next.flat());
  }
  return found.slice(0, atOnce);
}
