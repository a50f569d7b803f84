import type { ContentSource, ContentStore } from '../contentSource.ts';

/** A store and a source of content, for tests, in which no page of the organisation's own is. */

export const noStoredPages: Pick<ContentStore, 'pageAt' | 'claimedPage'> = {
  pageAt: async () => undefined,
  claimedPage: async () => undefined,
};

export const noPages: Pick<ContentSource, 'shownPage' | 'ownPage' | 'formerAddress'> = {
  shownPage: async () => undefined,
  ownPage: async () => undefined,
  formerAddress: async () => 'unknown',
};
