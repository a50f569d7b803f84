import { closedDraft, draftVersion, storedDraft } from '@lamplight/content/contentDraft';
import { type NewVersion, storedVersion } from '@lamplight/content/documentMetadata';
import { draftedContent, nextDraft } from '@lamplight/content/draftedContent';
import { mergeChanges } from '@lamplight/content/mergeChanges';
import type { SavedDocument } from '@lamplight/content/nextVersions';
import { revision } from '@lamplight/content/paths';
import type * as z from '@lamplight/content/zod';
import type { Data, StoredDocument } from '../../firebase/reading/stored.ts';
import { Conflicting, lastSaveOf, mergeSave, type Over } from '../merging/mergeSave.ts';

/** A record that may have a draft: its documents, and how what is stored of them becomes its content. */
export interface DraftedRecord {
  documents: readonly SavedDocument[];
  paths: readonly string[];
  /** The path of its draft. */
  draft: string;
  /** The schema of the whole record. */
  schema: z.ZodType;
  read: (stored: (Pick<StoredDocument, 'content'> | undefined)[]) => object;
}

/** Reads the data stored at a path, in the transaction that stores something. */
type ReadData = (path: string) => Promise<Data | undefined>;

type Stored = StoredDocument | undefined;

/** What someone has changed in a form. */
interface Edit {
  /** What the form began with. */
  base: object;
  mine: object;
  /** Of a draft: the live versions about which someone has answered what becomes of their changes. */
  onto?: number[] | undefined;
}

export const versionsOf = (stored: readonly Stored[]) => stored.map((each) => each?.version ?? 0);

/**
 * The content that a record had in these versions.
 * @param live its documents as they are now, which needn't be read again
 */
export async function contentAt(
  { paths, read }: Pick<DraftedRecord, 'paths' | 'read'>,
  versions: readonly number[],
  live: readonly Stored[],
  readData: ReadData,
): Promise<object> {
  const contentOf = async (path: string, index: number) => {
    const version = versions[index] ?? 0;
    if (version === (live[index]?.version ?? 0)) return live[index];
    return version > 0 ? storedVersion(path, await readData(revision(path, version))) : undefined;
  };
  return read(await Promise.all(paths.map(contentOf)));
}

/**
 * What someone has typed, over what the draft holds by now; over the live content where there is no open one.
 * @throws Conflicting where someone else has changed the same there
 */
async function typedOver(
  { schema, read, paths, draft: path }: DraftedRecord,
  { base, mine }: Edit,
  stored: readonly Stored[],
  readData: ReadData,
) {
  const data = await readData(path);
  const draft = storedDraft(paths, data);
  const live = read([...stored]);
  const isThere = stored.some((each) => each !== undefined);
  // Where nothing is there yet, the form began with what no one else has stored.
  let theirs = isThere ? live : mine;
  if (draft.state === 'open') {
    const before = await contentAt({ paths, read }, draft.base, stored, readData);
    theirs = draftedContent(draft, { schema, base: before, live }).value;
  }
  const { value, conflicts, overfull } = mergeChanges<object>(base, mine, theirs, {
    schemas: [schema],
  });
  if (conflicts.length + overfull.length > 0)
    throw new Conflicting<object>(theirs, String(data?.updatedBy ?? ''));
  return { draft, live, content: value };
}

/**
 * The save of a draft: what someone has changed, over what the draft holds by now.
 * @param stored the documents of the record
 * @throws Conflicting where someone else has changed the same in the draft, ZodError where it is too large
 */
export async function savedDraft(
  record: DraftedRecord,
  edit: Edit,
  stored: readonly Stored[],
  readData: ReadData,
): Promise<NewVersion> {
  const { draft, live, content } = await typedOver(record, edit, stored, readData);
  const now = versionsOf(stored);
  const from = edit.onto ?? (draft.state === 'open' ? draft.base : now);
  const base = await contentAt(record, from, stored, readData);
  const next = nextDraft(content, { schema: record.schema, base, live }, { base: from, now });
  return draftVersion(next, draft.order ?? placeOf(record, stored));
}

/** The place that a new item gets once it is published; undefined of what is there, or is in no list. */
function placeOf({ documents }: DraftedRecord, [stored]: readonly Stored[]): number | undefined {
  const place = stored ? undefined : documents[0]?.order?.(undefined);
  return typeof place === 'number' ? place : undefined;
}

/**
 * The saves that publish a draft with what is in the form: the changes of both over the live content, and the draft
 * closed. Where it isn't open any more, they save the form alone.
 * @param stored the documents of the record
 * @throws Conflicting where someone has changed the same in the draft, or live; ChangedMeanwhile, ZodError
 */
export async function publishedDraft(
  record: DraftedRecord,
  edit: Edit,
  stored: readonly Stored[],
  readData: ReadData,
): Promise<(NewVersion | null)[]> {
  const { draft, content } = await typedOver(record, edit, stored, readData);
  const isOpen = draft.state === 'open';
  const versions = edit.onto ?? (isOpen ? draft.base : versionsOf(stored));
  const base = await contentAt(record, versions, stored, readData);
  const existed = versions.some((version) => version > 0);
  const documents = record.documents.map((each) => ({
    ...each,
    order: (present: unknown) => present ?? draft.order ?? each.order?.(present),
  }));
  try {
    const saves = mergeSave({ documents, base, existed, mine: content }, [...stored]);
    if (!isOpen) return [...saves, null];
    const next = stored.map((each, index) => (each?.version ?? 0) + (saves[index] ? 1 : 0));
    return [...saves, draftVersion(closedDraft('published', next), draft.order)];
  } catch (failure) {
    if (!(failure instanceof Conflicting)) throw failure;
    throw new Conflicting(failure.theirs, failure.by, { base, versions: versionsOf(stored) });
  }
}

/** What a draft and the live content have both changed, to be asked about; null where there is nothing. */
export function clashOf(
  { schema, documents }: Pick<DraftedRecord, 'schema' | 'documents'>,
  { mine, base, live }: Record<'mine' | 'base' | 'live', object>,
  stored: StoredDocument[],
): Conflicting<object> | null {
  if (documents.length === 0) return null;
  const { conflicts, overfull } = mergeChanges(base, mine, live, { schemas: [schema] });
  if (conflicts.length + overfull.length === 0) return null;
  const over: Over<object> = { base, versions: versionsOf(stored) };
  return new Conflicting(live, lastSaveOf(stored)?.by ?? '', over);
}
