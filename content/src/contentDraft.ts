import { contentVersionOf, type NewVersion, storedVersion } from './documentMetadata.ts';
import { momentOf } from './instants.ts';
import { isMap } from './isMap.ts';
import { migrated } from './migrations.ts';

type Content = Record<string, unknown>;

/** Whether a draft can be published, or how it was closed. */
export const draftStates = ['open', 'published', 'discarded'] as const;
export type DraftState = (typeof draftStates)[number];

/**
 * Changes of a record that aren't published yet. A record is what one editor edits: a document, or two that are
 * edited together. Publishing or discarding a draft closes it: its document stays, so that its history goes on.
 */
export interface ContentDraft {
  state: DraftState;
  /** The versions of the documents when it was made or last updated; 0 for one that wasn't stored. */
  base: number[];
  /** The fields that it changes, whole. */
  fields: Content;
  /** Its first version since there was no draft: review links to an earlier draft don't show this one. */
  since: number;
  publish?: PlannedPublication | undefined;
}

/** When one version of a draft gets published by itself. Later saves don't change what it publishes. */
export interface PlannedPublication {
  /** The moment, with its time zone (`instants.ts`). */
  at: string;
  /** The version of the draft. */
  version: number;
  /** The uid of the person who chose that, in whose name it gets published. */
  by: string;
}

/** A draft that was published or discarded. @param base the live versions at that moment */
export const closedDraft = (
  state: Exclude<DraftState, 'open'>,
  { since }: Pick<ContentDraft, 'since'>,
  base: number[],
): ContentDraft => ({ state, base, fields: {}, since });

/** A draft with what is known of it as a stored document. */
export interface StoredDraft extends ContentDraft {
  /** 0 where none was ever saved. */
  version: number;
  /** The place in the list that a new item gets. */
  order: number | undefined;
  stopped: StoppedPublication | undefined;
}

/** Why a draft wasn't published at its time. */
export const stopReasons = [
  /** The person who planned it isn't allowed to publish any more. */
  'rights',
  /** Someone has changed the same field on the live page. */
  'clash',
  /** The page or item was deleted. */
  'deleted',
  /** Another page has its address. */
  'address',
  /** Its list has as many items as it may. */
  'full',
  /** Some of it can't be published. */
  'invalid',
] as const;
export type StopReason = (typeof stopReasons)[number];

/** That a draft wasn't published at its time. The next save of the draft forgets it. */
export interface StoppedPublication extends Omit<PlannedPublication, 'version'> {
  reason: StopReason;
}

/**
 * Takes the stored data of a draft apart. Data that isn't a draft's reads as a closed one.
 * @param paths of the documents that it is of
 */
export function storedDraft(paths: readonly string[], data: Content | undefined): StoredDraft {
  const { version, order, content } = storedVersion('', data);
  const { state, base, fields, since, publish, stopped } = content;
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
    since: Number.isInteger(since) ? Number(since) : 0,
    publish: planIn(publish),
    stopped: stopIn(stopped),
  };
}

function planIn(data: unknown): PlannedPublication | undefined {
  const { at, version, by } = isMap(data) ? data : {};
  if (Number.isNaN(momentOf(at)) || typeof version !== 'number') return undefined;
  return { at: String(at), version, by: String(by ?? '') };
}

function stopIn(data: unknown): StoppedPublication | undefined {
  const { at, by, reason } = isMap(data) ? data : {};
  const known = stopReasons.find((each) => each === reason);
  return known && { at: String(at), by: String(by ?? ''), reason: known };
}

const stateOf = (state: unknown): DraftState =>
  draftStates.find((known) => known === state) ?? 'discarded';

/** The data that a draft's next save stores. */
export const draftVersion = (
  { state, base, fields, since, publish }: ContentDraft,
  order?: number,
): NewVersion => ({
  content: { state, base, fields, since, ...(publish && { publish }) },
  order,
});
