import { type StoredDraft, storedDraft } from '@lamplight/content/contentDraft';
import { draftedPath, listItem } from '@lamplight/content/paths';
import type { ListName } from '@lamplight/content/siteContent';
import { useMemo } from 'react';
import type { ListedData } from '../reading/stored.ts';
import { dateOf, type Loadable } from '../reading/stored.ts';
import { useLive } from './documents.ts';

/** A draft that can be published. */
export interface OpenDraft extends StoredDraft {
  /** Its own path, and that of the document that it is of. */
  path: string;
  of: string;
  savedAt: Date | null;
  savedBy: string;
}

/**
 * The drafts that can be published, live, as many as the rules allow to list.
 * @param needed false where they needn't be read
 */
export function useOpenDrafts(needed = true): Loadable<OpenDraft[]> {
  const name = needed ? 'open drafts' : null;
  const live = useLive<ListedData[]>(name, ({ watchOpenDrafts }, connection, onChange) =>
    watchOpenDrafts(connection, onChange),
  );
  return useMemo(
    () => (live.state === 'loaded' ? { state: 'loaded', value: live.value.map(openDraft) } : live),
    [live],
  );
}

/** The draft of an item of a list, whose id is `_id`. */
export type ItemDraft = OpenDraft & { _id: string };

/** The drafts of a list's items. */
export function draftsOf(list: ListName, drafts: readonly OpenDraft[]): ItemDraft[] {
  const beginning = listItem(list, '');
  return drafts
    .filter(({ of }) => of.startsWith(beginning))
    .map((draft) => ({ ...draft, _id: draft.of.slice(beginning.length) }));
}

/** Whether nothing of what a draft is of was ever published. */
export const isUnpublished = ({ base }: Pick<StoredDraft, 'base'>): boolean =>
  base.every((version) => version === 0);

export function openDraft({ id, path, data }: ListedData): OpenDraft {
  const of = draftedPath(id);
  const paths = Array.isArray(data.base) ? data.base.map(() => of) : [of];
  return {
    ...storedDraft(paths, data),
    path,
    of,
    savedAt: dateOf(data.updatedAt),
    savedBy: String(data.updatedBy ?? ''),
  };
}
