/**
 * Saves, for pages that can be used before Firestore's client is there. All of it throws what `saves.ts` throws, and
 * Unreachable where the code cannot be had.
 */

import type { Connection } from '../connection/useConnection.ts';
import { throwUnreachable } from '../errors.ts';

type Saves = typeof import('./saves.ts');

async function loadSaves(connection: Connection) {
  const loading = Promise.all([import('./saves.ts'), import('../connection/store.ts')]);
  const [saves, { storeOf }] = await loading.catch(throwUnreachable);
  return { saves, live: { store: storeOf(connection) } };
}

export async function saveDocuments(
  connection: Connection,
  save: Parameters<Saves['saveDocuments']>[1],
): ReturnType<Saves['saveDocuments']> {
  const { saves, live } = await loadSaves(connection);
  return saves.saveDocuments(live, save);
}

export async function saveDocument(
  connection: Connection,
  save: Parameters<Saves['saveDocument']>[1],
): ReturnType<Saves['saveDocument']> {
  const { saves, live } = await loadSaves(connection);
  return saves.saveDocument(live, save);
}

export async function deleteDocument(
  connection: Connection,
  path: string,
  by: string,
): ReturnType<Saves['deleteDocument']> {
  const { saves, live } = await loadSaves(connection);
  return saves.deleteDocument(live, path, by);
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id that no item of a list has: 20 letters and digits by chance, as Firestore's own. */
export const newItemId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(20)), (number) => letters[number % 62]).join(
    '',
  );
