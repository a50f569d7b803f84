import { type StoredDraft, storedDraft } from '@lamplight/content/contentDraft';
import { draftedPath } from '@lamplight/content/paths';
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
