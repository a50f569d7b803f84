/** What staff read where they put blocks on a page. */
export const blocksTexts = {
  add: 'Add block',
  addBefore: (name: string) => `Add a block before ${name}`,
  addTitle: 'Add a block',
  find: 'Find a block',
  noneFound: 'No results.',
  none: 'There are no blocks yet. Add the first one.',
  more: 'More blocks',
  moreHint:
    'Questions and answers, a video, files and more. Visitors see them below the rest of the page.',
  paste: 'Paste',
  pasteAbout: (type: string) => `The copied block: ${type}`,
  name: (type: string, place: number) => `${type} (block ${place})`,
  duplicate: (name: string) => `Duplicate ${name}`,
  copy: (name: string) => `Copy ${name}`,
  cut: (name: string) => `Cut ${name}`,
  copied: (name: string) => `Copied ${name}. You can paste it here or on another page.`,
  notCopied: 'Your browser can’t keep the copied block. Duplicate it instead.',
  duplicated: (name: string) => `Duplicated ${name}`,
} as const;
