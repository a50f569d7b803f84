import type { StoredDocument } from '../firebase/saves.ts';

export interface LastSave {
  at: Date;
  /** The uid of who saved. */
  by: string;
}

/** The latest save of any of these documents; null where none was ever saved. */
export function lastSaveOf(documents: StoredDocument[]): LastSave | null {
  let last: LastSave | null = null;
  for (const { savedAt, savedBy } of documents) {
    if (savedAt && (!last || savedAt > last.at)) last = { at: savedAt, by: savedBy };
  }
  return last;
}
