import type { NewVersion } from '@lamplight/content/documentMetadata';
import { mergeChanges } from '@lamplight/content/mergeChanges';
import { nextVersions, type SavedDocument } from '@lamplight/content/nextVersions';
import { ChangedMeanwhile } from '../../firebase/errors.ts';
import type { StoredDocument } from '../../firebase/reading/stored.ts';

/** The live content that a draft is applied to. */
export interface Over<Content> {
  /** The live content when the draft was made. */
  base: Content;
  /** Its versions that the question is about. */
  versions: number[];
}

/** Someone else has changed the same field to another value, or both have added more items than a list may have. */
export class Conflicting<Content> extends ChangedMeanwhile {
  override name = 'Conflicting';
  /** The content that is stored now. */
  readonly theirs: Content;
  /** The uid of the person who stored it. */
  readonly by: string;
  /** Set if the conflict is between the live content and a draft. */
  readonly over: Over<Content> | undefined;

  constructor(theirs: Content, by: string, over?: Over<Content>) {
    super();
    this.theirs = theirs;
    this.by = by;
    this.over = over;
  }
}

/** Changes to the combined content of documents. */
interface Edit<Content> {
  documents: readonly SavedDocument[];
  /** The initial values of the form. */
  base: Content;
  /** Whether any of that was stored; otherwise it is new. */
  existed: boolean;
  mine: Content;
}

/**
 * The next versions of documents: the changes, merged into the stored content.
 * @param stored the stored documents; undefined for those that do not exist
 * @returns null for each document that does not change
 * @throws ChangedMeanwhile if someone else has deleted all of them, Conflicting if they have changed
 * the same field to something else
 */
export function mergeSave<Content extends object>(
  { documents, base, existed, mine }: Edit<Content>,
  stored: (StoredDocument | undefined)[],
): (NewVersion | null)[] {
  const isThere = stored.some((each) => each !== undefined);
  if (existed && !isThere) throw new ChangedMeanwhile();
  return nextVersions(documents, stored, (record) => {
    const theirs = isThere ? (record as Content) : mine;
    const schemas = documents.map(({ schema }) => schema);
    const { value, conflicts, overfull } = mergeChanges(base, mine, theirs, { schemas });
    const open = [...conflicts, ...overfull];
    if (open.length > 0) {
      const fields = new Set(open.map(({ at }) => at.split('.')[0] ?? ''));
      throw new Conflicting(theirs, lastOf(fields, documents, stored));
    }
    return value as Record<string, unknown>;
  });
}

/** The uid of the person who last saved a document with one of these fields. */
function lastOf(
  fields: ReadonlySet<string>,
  documents: readonly SavedDocument[],
  stored: (StoredDocument | undefined)[],
): string {
  const theirs = stored.filter((_, index) =>
    Object.keys(documents[index]?.schema.shape ?? {}).some((key) => fields.has(key)),
  );
  return lastSaveOf(theirs.filter((each) => each !== undefined))?.by ?? '';
}

export interface LastSave {
  at: Date;
  /** The uid of the person who saved. */
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
