import { contentVersionOf, type NewVersion, storedVersion } from './documentMetadata.ts';
import { isMap } from './isMap.ts';
import { migrated } from './migrations.ts';

type Content = Record<string, unknown>;

/** Whether a draft can be published, or what has become of it. */
export const draftStates = ['open', 'published', 'discarded'] as const;
export type DraftState = (typeof draftStates)[number];

/**
 * Changes of a record that aren't published yet. A record is what one editor edits: a document, or two that are
 * edited together. Publishing or discarding a draft closes it: its document stays, so that its history goes on.
 */
export interface ContentDraft {
  state: DraftState;
  /** The versions that the documents had when it was made, or last brought up to date; 0 of one that wasn't stored. */
  base: number[];
  /** The fields that it changes, whole. */
  fields: Content;
}

/** A draft that was published or discarded. @param base the live versions at that moment */
export const closedDraft = (state: Exclude<DraftState, 'open'>, base: number[]): ContentDraft => ({
  state,
  base,
  fields: {},
});

/** A draft with what is known of it as a stored document. */
export interface StoredDraft extends ContentDraft {
  /** 0 where none was ever saved. */
  version: number;
  /** The place in the list that a new item gets. */
  order: number | undefined;
}

/**
 * Takes the stored data of a draft apart. Data that isn't a draft's reads as a closed one.
 * @param paths of the documents that it is of
 */
export function storedDraft(paths: readonly string[], data: Content | undefined): StoredDraft {
  const { version, order, content } = storedVersion('', data);
  const { state, base, fields } = content;
  const versions = Array.isArray(base) ? base.filter((each) => Number.isInteger(each)) : [];
  const changes = paths.reduce(
    (now, path) => migrated(path, now, contentVersionOf(data ?? {})),
    isMap(fields) ? fields : {},
  );
  return {
    version,
    order: typeof order === 'number' ? order : undefined,
    state: state === 'open' && versions.length !== paths.length ? 'discarded' : stateOf(state),
    base: versions,
    fields: changes,
  };
}

const stateOf = (state: unknown): DraftState =>
  draftStates.find((known) => known === state) ?? 'discarded';

/** What a draft's next save stores of it. */
export const draftVersion = (
  { state, base, fields }: ContentDraft,
  order?: number,
): NewVersion => ({
  content: { state, base, fields },
  order,
});
