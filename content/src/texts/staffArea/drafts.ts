/** Staff texts: drafts, the changes that visitors don't see yet. */
export const draftsTexts = {
  draft: 'Draft',
  save: 'Save draft',
  publish: 'Publish',
  saved: 'Draft saved. Visitors don’t see it yet.',
  published: 'Published. Visitors see it now.',
  discard: 'Discard draft',
  discardQuestion: 'Discard the draft and your unsaved changes?',
  discardExplanation: 'You can undo discarding the draft, but not your unsaved changes.',
  discardAll: 'Discard both',
  discarded: 'Draft discarded',
  discardFailed: 'Could not discard the draft.',
  editing: (when: string, name: string | undefined) =>
    `You’re editing a draft, saved ${when}${name ? ` by ${name}` : ''}. Visitors don’t see it yet.`,
  toLive: 'Switch to the live page',
  elsewhere: (when: string, name: string | undefined) =>
    `There’s a draft of this page, saved ${when}${name ? ` by ${name}` : ''}. You’re editing the live page.`,
  closedMeanwhile:
    'The draft that you’re changing has been published or discarded. Save your changes as a new draft, or publish them.',
  open: 'Open draft',
  changes: 'What changes',
  noChanges: 'Nothing: the live page is the same.',
  restoredInForm: 'This version is in the form now. Press Save draft to keep it.',
  undoneInForm: 'Undone in the form. Press Save draft to keep it.',
  conflict: 'Someone has changed the same field on the live page.',
  settle: 'Compare',
  draftBy: (when: string, name: string | undefined) => `Draft, ${when}${name ? ` by ${name}` : ''}`,
  notPublished: 'Not published yet',
  ofDeleted: 'Drafts of deleted items',
  restoreFirst: 'To go on with it, restore the item first: it’s under “Recently deleted”.',
} as const;
