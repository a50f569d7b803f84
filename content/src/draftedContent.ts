import { deepEqual } from 'fast-equals';
import type { ContentDraft } from './contentDraft.ts';
import { type StoredVersion, storedVersion } from './documentMetadata.ts';
import { excessOf } from './documentSize.ts';
import { type Merged, mergeChanges } from './mergeChanges.ts';
import type { SavedDocument } from './nextVersions.ts';
import { revision } from './paths.ts';
import { editableDraft } from './readable.ts';
import * as z from './zod.ts';

type Content = Record<string, unknown>;

/** Reads the data stored at a path, in the transaction that stores something. */
export type ReadData = (path: string) => Promise<Content | undefined>;

/** A record that may have a draft: its documents, and how to read its content from them. */
export interface DraftedRecord {
  documents: readonly SavedDocument[];
  paths: readonly string[];
  /** The path of its draft. */
  draft: string;
  /** The schema of the whole record. */
  schema: z.ZodType;
  read: (stored: (Pick<StoredVersion, 'content'> | undefined)[]) => object;
}

/**
 * The content that a record had in these versions.
 * @param live its documents as they are now, which needn't be read again
 */
export async function contentAt(
  { paths, read }: Pick<DraftedRecord, 'paths' | 'read'>,
  versions: readonly number[],
  live: readonly (Pick<StoredVersion, 'content' | 'version'> | undefined)[],
  readData: ReadData,
): Promise<object> {
  const contentOf = async (path: string, index: number) => {
    const version = versions[index] ?? 0;
    if (version === (live[index]?.version ?? 0)) return live[index];
    return version > 0 ? storedVersion(path, await readData(revision(path, version))) : undefined;
  };
  return read(await Promise.all(paths.map(contentOf)));
}

/** A record as it is in three states; its fields may be those of several schemas. */
interface DraftContext {
  schema: z.ZodType;
  /** Its content in the versions that the draft was made from. */
  base: object;
  /** Its content now. */
  live: object;
}

/**
 * The record of a draft: its changes applied to the live content. If both have changed the same, the value is the
 * draft's.
 */
export function draftedContent(
  { fields }: Pick<ContentDraft, 'fields'>,
  { schema, base, live }: DraftContext,
): Merged<object> {
  const mine = Object(editableDraft(schema, { ...base, ...fields }));
  return mergeChanges<object>(base, mine, live, { schemas: [schema] });
}

/**
 * The draft that holds a record. If nothing conflicts, it is updated: it is made from the live versions then.
 * @param base the versions that `around.base` is of
 * @param now the live versions
 * @throws ZodError where it is too large to be stored
 */
export function nextDraft(
  record: object,
  context: DraftContext,
  { base, now }: Record<'base' | 'now', number[]>,
): Pick<ContentDraft, 'state' | 'base' | 'fields'> {
  const merging = { schemas: [context.schema] };
  const { value, conflicts, overfull } = mergeChanges(context.base, record, context.live, merging);
  const isCurrent = conflicts.length + overfull.length === 0;
  const fields = isCurrent ? changed(context.live, value) : changed(context.base, record);
  const excess =
    context.schema instanceof z.ZodObject ? excessOf(context.schema, fields) : undefined;
  if (excess) throw new z.ZodError([{ ...excess, code: 'custom', input: fields }]);
  return { state: 'open', base: isCurrent ? now : base, fields };
}

/** The fields that have another value than before. */
const changed = (before: object, after: object): Content =>
  Object.fromEntries(
    Object.entries(after).filter(([key, value]) => !deepEqual(value, Object(before)[key])),
  );
