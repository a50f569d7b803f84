import type { ContentSource, ContentStore } from '../contentSource.ts';

/** A store and a source of content, for tests, in which no page of the organisation's own is, and any file. */

export const noStoredPages: Pick<ContentStore, 'pageAt' | 'claimedPage'> = {
  pageAt: async () => undefined,
  claimedPage: async () => undefined,
};

export const noPages: Omit<ContentSource, 'document' | 'list'> = {
  blocksBelow: async () => null,
  shownPage: async () => undefined,
  ownPage: async () => undefined,
  file: async (id) => ({
    title: 'Annual report',
    address: `/files/${id}/annual-report.pdf`,
    type: 'pdf',
    bytes: 1_234_567,
  }),
  formerAddress: async () => 'unknown',
};
