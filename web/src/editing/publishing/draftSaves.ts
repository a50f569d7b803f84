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
import { editableDraft } from '@lamplight/content/readable';
import { ChangedMeanwhile } from '../../firebase/errors.ts';
import type { StoredDocument } from '../../firebase/reading/stored.ts';
import { Conflicting, lastSaveOf, mergeSave, type Over } from '../merging/mergeSave.ts';

type Stored = StoredDocument | undefined;

/** The changes in a form. */
interface Edit {
  /** The initial values of the form. */
  base: object;
  mine: object;
  /** For drafts: the live versions whose conflicts the user has resolved. */
  onto?: number[] | undefined;
  /** For drafts: when this version gets published; undefined keeps the current plan. */
  plan?: PlannedMoment | undefined;
  /** Whether the form edits the draft. */
  ofDraft?: boolean;
  /** Whether the record has been live since the form was opened. */
  existed?: boolean;
}

/** When a version of a draft gets published, and in whose name. */
export type PlannedMoment = Pick<PlannedPublication, 'at' | 'by'>;

const there = (stored: readonly Stored[]) => stored.filter((each) => each !== undefined);

export const versionsOf = (stored: readonly Stored[]) => stored.map((each) => each?.version ?? 0);

/**
 * The typed changes, applied to the current draft, or to the live content if there is no open draft.
 * @throws Conflicting if someone else has changed the same fields there; ChangedMeanwhile if they have discarded the draft
 * of the form, or deleted the record
 */
async function typedOver(
  { schema, read, paths, draft: path }: DraftedRecord,
  { base, mine, ofDraft, existed }: Edit,
  stored: readonly Stored[],
  readData: ReadData,
) {
  const data = await readData(path);
  const draft = storedDraft(paths, data);
  const live = read([...stored]);
  const isThere = there(stored).length > 0;
  // The save would leave out the draft, or be the draft of a deleted item.
  const isDiscarded = ofDraft && draft.state === 'discarded';
  if (isDiscarded || (existed && !isThere && draft.state !== 'open')) throw new ChangedMeanwhile();
  // If nothing is stored yet, there is nothing to merge with.
  let theirs = isThere ? live : mine;
  if (draft.state === 'open') {
    const before = await contentAt({ paths, read }, draft.base, stored, readData);
    theirs = draftedContent(draft, { schema, base: before, live }).value;
  }
  const { value, conflicts, overfull } = mergeChanges<object>(base, mine, theirs, {
    schemas: [schema],
  });
  if (conflicts.length + overfull.length > 0) {
    const by = draft.state === 'open' ? data?.updatedBy : lastSaveOf(there(stored))?.by;
    throw new Conflicting<object>(theirs, String(by ?? ''));
  }
  return { draft, live, drafted: theirs, content: value };
}

/**
 * The save of a draft: the changes in the form, applied to the current draft.
 * @param stored the documents of the record
 * @throws Conflicting if someone else has changed the same fields of the draft or, if it is scheduled, live; ZodError if
 * it is too large
 */
export async function savedDraft(
  record: DraftedRecord,
  edit: Edit,
  stored: readonly Stored[],
  readData: ReadData,
): Promise<NewVersion> {
  const { draft, live, drafted, content } = await typedOver(record, edit, stored, readData);
  const { schema } = record;
  const now = versionsOf(stored);
  const from = edit.onto ?? (draft.state === 'open' ? draft.base : now);
  const base = await contentAt(record, from, stored, readData);
  const conflict = conflictOf(record, { mine: content, base, live }, stored);
  // It couldn't be published at its time.
  if (conflict && edit.plan) throw conflict;
  let mine = content;
  if (conflict && !edit.onto) {
    // The draft keeps its base, so the live changes that it was shown with aren't its own.
    const own = Object(editableDraft(schema, { ...base, ...draft.fields }));
    mine = mergeChanges<object>(drafted, content, own, { schemas: [schema] }).value;
  }
  const next = nextDraft(mine, { schema, base, live }, { base: from, now });
  const version = draft.version + 1;
  const isOpen = draft.state === 'open';
  const publish = edit.plan ? { ...edit.plan, version } : draft.publish;
  const since = isOpen ? draft.since : version;
  return draftVersion({ ...next, since, publish }, draft.order ?? placeOf(record, stored));
}

/** The place that a new item gets when it is published; undefined for existing items and outside of lists. */
function placeOf({ documents }: DraftedRecord, [stored]: readonly Stored[]): number | undefined {
  const place = stored ? undefined : documents[0]?.order?.(undefined);
  return typeof place === 'number' ? place : undefined;
}

/**
 * The saves that publish a draft together with the form: they apply the changes of both to the live content, and
 * close the draft. If someone has published it, they save only the form.
 * @param stored the documents of the record
 * @throws Conflicting if someone has changed the same fields in the draft, or live; ChangedMeanwhile, ZodError
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

/** The conflict between a draft and the live content; null if there is none. */
export function conflictOf(
  { schema, documents }: Pick<DraftedRecord, 'schema' | 'documents'>,
  { mine, base, live }: Record<'mine' | 'base' | 'live', object>,
  stored: readonly Stored[],
): Conflicting<object> | null {
  if (documents.length === 0) return null;
  const { conflicts, overfull } = mergeChanges(base, mine, live, { schemas: [schema] });
  if (conflicts.length + overfull.length === 0) return null;
  const over: Over<object> = { base, versions: versionsOf(stored) };
  return new Conflicting(live, lastSaveOf(there(stored))?.by ?? '', over);
}
