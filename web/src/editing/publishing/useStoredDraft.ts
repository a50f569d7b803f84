import { type StoredDraft, storedDraft } from '@lamplight/content/contentDraft';
import { assertKnownVersion } from '@lamplight/content/documentMetadata';
import { type DraftedRecord, draftedContent } from '@lamplight/content/draftedContent';
import { revision } from '@lamplight/content/paths';
import { useMemo } from 'react';
import { useRevision, useStoredData } from '../../firebase/live/documents.ts';
import {
  type Data,
  dateOf,
  type Loadable,
  type StoredDocument,
} from '../../firebase/reading/stored.ts';
import type { Conflicting, LastSave } from '../merging/mergeSave.ts';
import { conflictOf } from './draftSaves.ts';

interface KnownDraft extends StoredDraft {
  lastSave: LastSave | null;
}

/** The draft of a record, and the record with its changes. */
export interface ReadDraft extends KnownDraft {
  /** The content with the changes of the draft; null without an open one. */
  content: object | null;
  /** The content that visitors see; null without an open draft. */
  live: object | null;
  /** Conflicts with live changes that have to be resolved. */
  conflict: Conflicting<object> | null;
}

const noDraft: Loadable<ReadDraft> = {
  state: 'loaded',
  value: {
    ...storedDraft([], undefined),
    lastSave: null,
    content: null,
    live: null,
    conflict: null,
  },
};

/**
 * The draft of a record, read live: the content with the changes of the draft and the live ones.
 * @param record a stable object; null if there are no drafts
 * @param live its documents
 */
export function useStoredDraft(
  record: DraftedRecord | null,
  live: Loadable<StoredDocument[]>,
): Loadable<ReadDraft> {
  const data = useStoredData(record?.draft ?? null);
  const draft = useMemo(() => taken(record, data), [record, data]);
  const stored = live.state === 'loaded' ? live.value : null;
  const since = draft.state === 'loaded' && draft.value.state === 'open' ? draft.value.base : null;
  /** The path of an earlier version that the draft is made from. */
  const earlier = (index: number) => {
    const [path, version = 0] = [record?.paths[index], since?.[index]];
    if (!stored || !path || version === 0 || version === stored[index]?.version) return null;
    return revision(path, version);
  };
  const [first, second] = [earlier(0), earlier(1)];
  const [one, other] = [useRevision(first), useRevision(second)];

  return useMemo((): Loadable<ReadDraft> => {
    if (!record) return noDraft;
    if (draft.state !== 'loaded') return draft;
    const { state, base } = draft.value;
    if (state !== 'open')
      return {
        state: 'loaded',
        value: { ...draft.value, content: null, live: null, conflict: null },
      };
    if (live.state !== 'loaded') return live;
    const reads = [first ? one : null, second ? other : null];
    const missing = reads.find((each) => each && each.state !== 'loaded');
    if (missing && missing.state !== 'loaded') return missing;
    const before = live.value.map((current, index) => {
      const read = reads[index];
      if (base[index] === 0) return undefined;
      return read?.state === 'loaded' ? read.value : current;
    });
    return {
      state: 'loaded',
      value: { ...draft.value, ...laidOver(record, draft.value, before, live.value) },
    };
  }, [record, draft, live, first, second, one, other]);
}

/** The content of a record with the changes of a draft, and the conflicts with live changes. */
function laidOver(
  record: DraftedRecord,
  draft: StoredDraft,
  before: (StoredDocument | undefined)[],
  live: StoredDocument[],
) {
  const context = { schema: record.schema, base: record.read(before), live: record.read(live) };
  const { value: content } = draftedContent(draft, context);
  return {
    content,
    live: context.live,
    conflict: conflictOf(record, { ...context, mine: content }, live),
  };
}

/** Parses a stored draft; it can't be read if a later release has stored it. */
function taken(
  record: DraftedRecord | null,
  data: Loadable<Data | undefined>,
): Loadable<KnownDraft> {
  if (data.state !== 'loaded') return data;
  try {
    const at = dateOf(data.value?.updatedAt);
    return {
      state: 'loaded',
      value: {
        ...storedDraft(record?.paths ?? [], assertKnownVersion(data.value)),
        lastSave: at && { at, by: String(data.value?.updatedBy ?? '') },
      },
    };
  } catch (error) {
    return { state: 'failed', error };
  }
}
