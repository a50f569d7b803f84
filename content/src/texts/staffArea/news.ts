/** What the list of all news says. */
export const newsTexts = {
  add: 'Add news',
  edit: 'Edit news',
  untitled: 'Without a heading',
  pinned: 'Pinned',
  added: 'News added',
  updated: 'News updated',
  deleted: 'News deleted',
  saveFailed: 'The news couldn’t be saved',
  deleteFailed: 'The news couldn’t be deleted',
  fetchFailed: 'The news couldn’t be loaded.',
} as const;
