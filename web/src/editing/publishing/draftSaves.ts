import {
  closedDraft,
  draftVersion,
  type PlannedPublication,
  storedDraft,
} from '@lamplight/content/contentDraft';
import type { NewVersion } from '@lamplight/content/documentMetadata';
import {
  contentAt,
  type DraftedRecord,
  draftedContent,
  nextDraft,
  type ReadData,
} from '@lamplight/content/draftedContent';
import { mergeChanges } from '@lamplight/content/mergeChanges';
import type { StoredDocument } from '../../firebase/reading/stored.ts';
import { Conflicting, lastSaveOf, mergeSave, type Over } from '../merging/mergeSave.ts';

type Stored = StoredDocument | undefined;

/** What someone has changed in a form. */
interface Edit {
  /** What the form began with. */
  base: object;
  mine: object;
  /** Of a draft: the live versions about which someone has answered what becomes of their changes. */
  onto?: number[] | undefined;
  /** Of a draft: when this version of it gets published; without it, that stays as it is. */
  plan?: PlannedMoment | undefined;
}

/** When a version of a draft gets published, and in whose name. */
export type PlannedMoment = Pick<PlannedPublication, 'at' | 'by'>;

export const versionsOf = (stored: readonly Stored[]) => stored.map((each) => each?.version ?? 0);

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
  const version = draft.version + 1;
  const isOpen = draft.state === 'open';
  const publish = edit.plan ? { ...edit.plan, version } : draft.publish;
  const since = isOpen ? draft.since : version;
  return draftVersion({ ...next, since, publish }, draft.order ?? placeOf(record, stored));
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
    return [...saves, draftVersion(closedDraft('published', draft, next), draft.order)];
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
