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
 * @param path of the draft
 * @param by the uid of the person who discards it
 * @returns a function that opens it again, as long as nobody has saved another one; it returns whether that ended its
 * schedule
 * @throws ChangedMeanwhile if someone else has saved it since, NotAllowed, Unreachable
 */
export async function discardDraft(
  connection: Connection,
  path: string,
  draft: StoredDraft,
  by: string,
): Promise<() => Promise<boolean>> {
  const { base, order, version, publish } = draft;
  const closed = draftVersion(closedDraft('discarded', draft, base), order);
  await saveAfter(connection, { path, by, seen: version, next: closed });
  // A plan is for one version: if that is the latest, undoing renews the plan in the name of the person who undoes.
  const plan = publish?.version === version ? { ...publish, version: version + 2, by } : undefined;
  const open = draftVersion({ ...draft, publish: plan }, order);
  return async () => {
    await saveAfter(connection, { path, by, seen: version + 1, next: open });
    return publish !== undefined && !plan;
  };
}

/** Cancels the scheduled publication of a draft. @throws as `discardDraft` does */
export async function cancelPlanOf(
  connection: Connection,
  path: string,
  draft: StoredDraft,
  by: string,
): Promise<void> {
  const next = draftVersion({ ...draft, publish: undefined }, draft.order);
  await saveAfter(connection, { path, by, seen: draft.version, next });
}
