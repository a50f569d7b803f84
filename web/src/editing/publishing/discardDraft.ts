import { closedDraft, draftVersion, type StoredDraft } from '@lamplight/content/contentDraft';
import type { Connection } from '../../firebase/connection/useConnection.ts';
import { ChangedMeanwhile } from '../../firebase/errors.ts';
import { saveDocument } from '../../firebase/writing/lazySaves.ts';

/**
 * Closes a draft.
 * @param path where it is
 * @param by the uid of the person who discards it
 * @returns what opens it again, as long as nobody has saved another one
 * @throws ChangedMeanwhile where someone else has saved it since, NotAllowed, Unreachable
 */
export async function discardDraft(
  connection: Connection,
  path: string,
  draft: StoredDraft,
  by: string,
): Promise<() => Promise<void>> {
  const { base, order, version } = draft;
  const saveAfter = async (seen: number, next = draftVersion(draft, order)) => {
    await saveDocument(connection, {
      path,
      by,
      next: (stored) => {
        if (stored?.version !== seen) throw new ChangedMeanwhile();
        return next;
      },
    });
  };
  await saveAfter(version, draftVersion(closedDraft('discarded', draft, base), order));
  return () => saveAfter(version + 1);
}
