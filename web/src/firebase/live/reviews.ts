import { reviewComments, reviewLinks } from '@lamplight/content/paths';
import {
  maxReviewComments,
  maxReviewLinks,
  type ReviewComment,
  type ReviewLink,
  reviewCommentIn,
  reviewLinkIn,
} from '@lamplight/content/reviewLink';
import { useMemo } from 'react';
import type { Data, ListedData, Loadable } from '../reading/stored.ts';
import { useLive } from './documents.ts';

/** A draft that people without an account may read. */
export interface SharedDraft {
  /** The path of the draft. */
  path: string;
  /** The version at which it began. */
  since: number;
}

type Listed<T> = T & { _id: string };

function useOfDraft<T>(
  of: string,
  { path, since }: SharedDraft,
  max: number,
  read: (data: Data) => T | undefined,
): Loadable<Listed<T>[]> {
  const live = useLive<ListedData[]>(
    `${of} ${path} ${since}`,
    ({ watchOfDraft }, connection, onChange) =>
      watchOfDraft(connection, { of, path, since, max }, onChange),
  );
  return useMemo(() => {
    if (live.state !== 'loaded') return live;
    const value = live.value.flatMap(({ id, data }) => {
      const found = read(data);
      return found ? [{ ...found, _id: id }] : [];
    });
    return { state: 'loaded', value };
  }, [live, read]);
}

/** The links to a draft, live, the newest first; also those that have ended. */
export const useReviewLinks = (draft: SharedDraft): Loadable<Listed<ReviewLink>[]> =>
  useOfDraft(reviewLinks, draft, maxReviewLinks, reviewLinkIn);

/** The comments on a draft, live, the newest first. */
export const useReviewComments = (draft: SharedDraft): Loadable<Listed<ReviewComment>[]> =>
  useOfDraft(reviewComments, draft, maxReviewComments, reviewCommentIn);
