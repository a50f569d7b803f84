/**
 * What stores, for pages that may be used before Firestore's client is loaded. All of it rejects as in `saves.ts`,
 * and with Unreachable where the code cannot be had.
 */
import { Unreachable } from './errors.ts';

const loadSaves = () =>
  import('./saves.ts').catch((error) => {
    throw new Unreachable(undefined, { cause: error });
  });

type Saves = typeof import('./saves.ts');

export const saveDocuments: Saves['saveDocuments'] = async (...save) =>
  (await loadSaves()).saveDocuments(...save);

export const saveDocument: Saves['saveDocument'] = async (...save) =>
  (await loadSaves()).saveDocument(...save);

export const deleteDocument: Saves['deleteDocument'] = async (...deletion) =>
  (await loadSaves()).deleteDocument(...deletion);

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id that no item of a list has: 20 letters and digits by chance, as Firestore's own. */
export const newItemId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(20)), (number) => letters[number % 62]).join(
    '',
  );
