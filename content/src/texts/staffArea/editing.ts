/** Staff texts: saving, drafts, conflicts and leaving, in every editor. */
export const editingTexts = {
  saved: (when: string, name: string | undefined) => `Saved at ${when}${name ? ` by ${name}` : ''}`,
  notSaved: (why: string) => `Not saved. ${why}`,
  changes: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  openToo: (names: string, count: number) =>
    `${names} ${count === 1 ? 'has' : 'have'} this open too.`,
  draftIsBack: (when: string) => `Your unsaved changes from ${when} are back in the form.`,
  otherDraft: (when: string, also: boolean) =>
    `You ${also ? 'also ' : ''}have unsaved changes from ${when}.`,
  partlySaved: (saved: number, of: number, why: string) =>
    `Only ${saved} of ${of} places are changed. ${why} Try again to change the others.`,
  exampleOffer: 'Nothing is saved here yet. You can start with another organisation’s example.',
  fillWithExample: 'Fill with the example',
  exampleFilled:
    'This is the example, without pictures. Replace it with your own words before you save.',
  seenOnceSaved: 'Visitors see it once you save.',
  readOnlyFields: 'Fields',
  unsaved: 'Unsaved changes',
  unsavedNotKept: 'Unsaved changes, not kept on this device',
  neverSaved: 'Never saved',
  viewLive: 'View live page',
  moreInHandbook: 'More in the handbook',
  help: 'Help',
  draftDiscarded: 'Discarded your unsaved changes',
  discard: 'Discard',
  draftsContradict:
    'They can’t be combined with what is in the form. If you restore them, what is in the form now is kept here.',
  connectionLost: 'The connection was lost.',
  removed: 'Removed',
  leaveQuestion: 'Leave without saving?',
  leaveKept: 'You have unsaved changes here. They are kept on this device until you come back.',
  leaveNotKept: 'You have unsaved changes here. Your browser can’t keep all of them.',
  leave: 'Leave',
  stay: 'Stay',
  stillSaving: 'Changes are still being saved. If you leave now, they may be lost.',
  leaveWhileSaving: 'Leave while saving?',
  items: 'Items',
  partsOfPage: 'Parts of this page',
  mayOnlyRead:
    'You can view this page but not edit it. A manager can change your role under People.',
  mayNoLonger:
    'You can no longer edit this page: a manager has changed your role. What you typed is kept on this device.',
  restoredInForm: 'This version is in the form now. Press Update to save it.',
  history: 'History',
  undoneInForm: 'Undone in the form. Press Update to save it.',
  replaceQuestion: 'Replace your unsaved changes?',
  replaceExplanation: 'The form will show the restored version instead.',
  replace: 'Replace',
  recentlyDeleted: 'Recently deleted',
  textNotTaken:
    'Not saved yet: a text you typed in couldn’t be opened for editing. Click it to try again.',
} as const;
