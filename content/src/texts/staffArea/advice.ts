/** Staff texts: advice about a value. Its place comes before each of them. */
export const adviceTexts = {
  stillExample: (others: number) =>
    others === 0
      ? 'This is still the example text. Replace it with your own.'
      : `This and ${others} more are still example texts. Visitors would read about another organisation.`,
  noAlt: 'This picture has no description yet. It is read aloud to people who can’t see it.',
  noTranscript: 'This video has no transcript yet. People who can’t hear or see it need one.',
  brokenPicture: 'Visitors will not see this picture: it does not load.',
  otherHost:
    'This picture is on another site, which may change or remove it. Copy it to the library.',
  lowContrast: (contrast: string, min: number) =>
    `The contrast of this colour is ${contrast}. Large text needs at least ${min}:1.`,
  past: (day: string) => `${day} has passed. Is this event still upcoming?`,

  severalNumbers: (called: string) => `This link calls ${called}. Is that a single phone number?`,
  noLink: 'This isn’t a link. Start it with https://, or with / for a page of this site.',
  noMail: 'There is no email address in this link.',
  noPhone: 'There is no phone number in this link.',
  noPage: (path: string) =>
    `This site has no page ${path}. Visitors would see the home page instead.`,
  fileGone: 'This file was deleted. Choose another one, or remove it.',
  nothingThere: 'There is nothing at this address.',
  shortHost: (host: string) =>
    `“${host}” isn’t a full address. Is the ending missing, such as .com?`,
  notSecure: 'Browsers warn about http:// addresses. Does this one work with https:// too?',

  vagueLink: (text: string) =>
    `The link “${text}” doesn’t say where it leads. Name the page or the action instead.`,
  bareLink: 'A bare address is hard to read. Give this link a text that says where it leads.',
  inLink: (text: string, advice: string) => `The link “${text}”: ${advice}`,
  skippedLevel: (text: string) =>
    `“${text}” is a subheading without a heading above it. Make it a heading.`,
  emptyHeading: (text: string) => `There is no text below the heading “${text}”.`,
  allBold: 'A whole paragraph is in bold. Keep bold for a few words, or make it a heading.',
  allCapitals: 'A whole paragraph is in capital letters, which is hard to read. Use lower case.',

  sameAsBeside:
    'This description repeats the text next to it, so it would be read aloud twice. Say what else the picture shows, or mark it as decorative.',
  wordlessLink:
    'This link has no text, so screen reader users can’t tell where it leads. Add it here.',
  sameLink:
    'Another link on this page has the same text but leads elsewhere. Make each text say where its link leads.',
  sameName:
    'Another part of this page has the same name. Give each its own name: screen reader users navigate by it.',
} as const;
