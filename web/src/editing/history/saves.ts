import { deepEqual } from 'fast-equals';
import type { FieldValues } from 'react-hook-form';
import type { StoredDocument } from '../../firebase/storedDocument.ts';
import { type Change, changesOf } from './changes.ts';

/** A save as the history tells it. */
export interface Save {
  version: number;
  at: Date | null;
  /** The uid of who saved. */
  by: string;
  /** What the form holds of that version. */
  values: FieldValues;
  /** What was changed against the version before; nothing for the first one. */
  changes: Change[];
  isFirst: boolean;
  /** Whether the item was given another place in its list. */
  isPlaced: boolean;
}

/**
 * The saves behind versions of a document, the newest first. Those that changed nothing of the part
 * that is edited are left out.
 * @param complete whether these are all versions; if not, the last is only there to compare with
 * @param read what the form holds of a version's content
 */
export function savesOf(
  versions: StoredDocument[],
  complete: boolean,
  read: (content: unknown) => FieldValues,
): Save[] {
  const values = versions.map(({ content }) => read(content));
  const saves = versions.map((stored, index): Save & { isTold: boolean } => {
    const { version, savedAt, savedBy, content, order } = stored;
    const before = versions[index + 1];
    const mine = values[index] ?? {};
    const changes = changesOf(values[index + 1] ?? read({}), mine);
    const isPlaced = before !== undefined && before.order !== order;
    const isPart = Object.keys(content).some((key) => !(key in mine));
    const isSame = before !== undefined && deepEqual(before.content, content);
    const isTold = changes.length > 0 || isPlaced || (isSame && !isPart);
    return {
      version,
      at: savedAt,
      by: savedBy,
      values: mine,
      changes: before ? changes : [],
      isFirst: before === undefined,
      isPlaced,
      isTold,
    };
  });
  return saves.slice(0, complete ? undefined : -1).filter(({ isTold }) => isTold);
}
