import { reminder } from '@lamplight/content/paths';
import type { Reminder } from '@lamplight/content/reminder';
import { doc, serverTimestamp } from 'firebase/firestore';
import { storeOf } from '../connection/store.ts';
import type { Connection } from '../connection/useConnection.ts';
import { transact } from './saves.ts';

/**
 * Stores when what is at a path is to be checked again.
 * @param next null for never
 * @param by the uid of the person who says so
 * @throws NotAllowed, Unreachable
 */
export async function storeReminder(
  connection: Connection,
  path: string,
  next: Reminder | null,
  by: string,
): Promise<void> {
  const store = storeOf(connection);
  const stored = doc(store, reminder(path));
  await transact(store, [], (transaction) => {
    if (next) transaction.set(stored, { ...next, by, at: serverTimestamp() });
    else transaction.delete(stored);
  });
}
