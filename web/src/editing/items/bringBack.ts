import type { Connection } from '../../firebase/connection.ts';
import { ChangedMeanwhile } from '../../firebase/errors.ts';
import { type StoredDocument, saveDocument } from '../../firebase/saves.ts';

/**
 * Stores an item that was deleted as it was, with its id, its place and its history.
 * @param by the uid of who brings it back
 * @throws ChangedMeanwhile where it is there already; NotAllowed, Unreachable
 */
export const bringBack = (
  connection: Connection,
  path: string,
  by: string,
  { content, order, version }: StoredDocument,
) =>
  saveDocument(connection, {
    path,
    by,
    next: (stored) => {
      if (stored) throw new ChangedMeanwhile();
      return { content, order, after: version };
    },
  });
