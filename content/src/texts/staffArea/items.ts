/** Staff texts: lists whose items have a dialog each. */
export const itemsTexts = {
  movedTo: (name: string, place: number, count: number) =>
    `${name} moved to place ${place} of ${count}`,
  severalMoved: (count: number) => `${count} items moved`,
  see: (name: string) => `View ${name}`,
  edit: (name: string) => `Edit ${name}`,
  delete: (name: string) => `Delete ${name}`,
  deleteQuestion: (name: string) => `Delete ${name || 'this item'}?`,
  restored: (name: string) => `${name || 'Item'} restored.`,
  restoreHint: 'You can restore it under Recently deleted.',
  undoHint: 'You can undo it right afterwards.',
  details: 'Details',
  none: 'No items yet.',
  noneFound: 'No results.',
  firstOf: (count: number) => `These are the ${count} that were added last.`,
  showAll: 'Show all',
} as const;
