import { closedDraft, draftVersion, type StoredDraft } from '@lamplight/content/contentDraft';
import type { NewVersion } from '@lamplight/content/documentMetadata';
import type { Connection } from '../../firebase/connection/useConnection.ts';
import { ChangedMeanwhile } from '../../firebase/errors.ts';
import { saveDocument } from '../../firebase/writing/lazySaves.ts';

/** Stores the version of a draft after one that was seen. */
const saveAfter = (
  connection: Connection,
  { path, by, seen, next }: { path: string; by: string; seen: number; next: NewVersion },
) =>
  saveDocument(connection, {
    path,
    by,
    next: (stored) => {
      if (stored?.version !== seen) throw new ChangedMeanwhile();
      return next;
    },
  });

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
  const { base, order, version, publish } = draft;
  const closed = draftVersion(closedDraft('discarded', draft, base), order);
  await saveAfter(connection, { path, by, seen: version, next: closed });
  // A plan is for a version: where that is the last one, it is made anew by the person who undoes this.
  const plan = publish?.version === version ? { ...publish, version: version + 2, by } : undefined;
  const open = draftVersion({ ...draft, publish: plan }, order);
  return async () => {
    await saveAfter(connection, { path, by, seen: version + 1, next: open });
  };
}

/** Has a draft no longer published by itself. @throws as `discardDraft` does */
export async function cancelPlanOf(
  connection: Connection,
  path: string,
  draft: StoredDraft,
  by: string,
): Promise<void> {
  const next = draftVersion({ ...draft, publish: undefined }, draft.order);
  await saveAfter(connection, { path, by, seen: draft.version, next });
}
