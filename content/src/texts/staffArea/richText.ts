/** Texts of the editor of formatted text. */
export const richTextTexts = {
  toolbar: (field: string) => `Formatting of ${field}`,
  paragraph: 'Paragraph',
  heading: 'Heading',
  subheading: 'Subheading',
  quote: 'Quote',
  bold: 'Bold',
  italic: 'Italic',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  indent: 'Indent',
  outdent: 'Outdent',
  link: 'Link',
  clear: 'Clear formatting',
  /** Keys that do the same, in the tooltip. */
  withKeys: (name: string, keys: string) => `${name} (${keys})`,

  on: (what: string) => `${what} on`,
  off: (what: string) => `${what} off`,
  level: (list: string, level: number) => `${list}, level ${level}`,
  cleared: 'Formatting cleared',
  linked: (where: string) => `Link to ${where}`,
  unlinked: 'Link removed',

  addLink: 'Add a link',
  changeLink: 'Change link',
  removeLink: 'Remove link',
  openLink: 'Open link',
  linkAt: 'Link',
  linkTo: 'Page, file, team member or address',
  linkHint: 'Type a name to search, or an address such as example.org or name@example.org.',
  linkText: 'Text',
  noLink: 'This isn’t a valid address.',
  chooseLink: 'Choose a page or a file, or type an address.',
  addressOf: (address: string) => `Address: ${address}`,
  results: 'Results',
  page: 'Page',
  file: 'File',
  teamMember: 'Team',
  set: 'Set link',

  left: (count: number) =>
    count === 1 ? '1 character left' : `${count.toLocaleString('en')} characters left`,
  tooLong: (max: number) =>
    `This text can’t be longer than ${max.toLocaleString('en')} characters. Shorten it first.`,
  pasteTooLong: (max: number) =>
    `Nothing was pasted: the text would be longer than ${max.toLocaleString('en')} characters.`,
  tooManyBlocks: (max: number) => `This text can’t have more than ${max} paragraphs.`,
  withoutPictures: (count: number) =>
    `${count === 1 ? 'A picture was' : `${count} pictures were`} left out. Add pictures in the picture fields of this page.`,
  withoutOthers: 'Some parts, such as comments, footnotes or struck-out words, were left out.',
  notPasted:
    'That couldn’t be pasted. Please try again, or paste it as plain text with Ctrl+Shift+V.',
} as const;
