import type { FieldValues } from 'react-hook-form';
import { type Change, changesOf } from './changes.ts';
import type { Chain } from './composed.ts';

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
 * The saves behind versions, the newest first. Where older ones have not been read, the last is only
 * there to compare with.
 * @param read what the form holds of a version's content
 */
export function savesOf(
  { versions, complete }: Chain,
  read: (content: unknown) => FieldValues,
): Save[] {
  const values = versions.map(({ content }) => read(content));
  const saves = versions.map(({ version, savedAt, savedBy, order }, index): Save => {
    const before = versions[index + 1];
    const mine = values[index] ?? {};
    const changes = changesOf(values[index + 1] ?? read({}), mine);
    return {
      version,
      at: savedAt,
      by: savedBy,
      values: mine,
      changes: before ? changes : [],
      isFirst: before === undefined,
      isPlaced: before !== undefined && before.order !== order,
    };
  });
  return saves.slice(0, complete ? undefined : -1);
}
