/** Staff texts: how pages look in searches and messages. */
export const sharingTexts = {
  length: (name: string, length: number, max: number) =>
    `${name}: ${length} characters; search results show about ${max}`,
  foundAndShared: 'How it looks in search results and messages',
  inSearch: 'In search results',
  inMessage: 'In a message',
  titleWithName: 'Title with the organisation’s name',
  description: 'Description',
  allPages: 'All pages',
  inheritedHint: 'Leave a field empty to use the page’s own text, shown in grey.',
  noPicture: 'No picture: messages show the logo, or none.',
} as const;
