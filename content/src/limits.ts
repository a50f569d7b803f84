/**
 * How long a text and how many items a list may be. Lengths count characters (code points).
 * The customer has set the limits of texts. A document may have 1 MiB: lists that are full of
 * the longest texts do not fit, and are refused as too large.
 */
export const textLimits = {
  line: 200,
  paragraph: 5_000,
  story: 20_000,
  url: 2_048,
  /** In bytes: Firestore takes at most 1,500 as the key of a map; `imageAlts` is keyed by address. */
  altKey: 1_400,
} as const;

/** Most items of each list of the site's single documents. */
export const listLimits = {
  sliderImages: 60,
  titleWords: 50,
  initiatives: 50,
  mainEvents: 50,
  testimonials: 50,
  imageAlts: 200,
  /** For content with a picture or two. */
  fewImageAlts: 10,
  captionedImages: 30,
  /** Most items of a list that a page reads, and that a list may have unless it is one of `unlimitedLists`. */
  items: 200,
  /** Pages with a title and description of their own, and old addresses that lead to new ones. */
  pages: 60,
  redirects: 500,
  dropdowns: 8,
  dropdownLinks: 10,
  gifts: 10,
  bankLines: 10,
  /** As many as there are fixed texts, and more to come. */
  ownTexts: 300,
  blocks: 100,
  cards: 24,
  questions: 50,
  figures: 12,
  buttons: 6,
  people: 50,
  files: 50,
  tags: 8,
  /** More are hardly pinned at once. */
  pinned: 20,
  /** Dates of an event that are left out, or changed. */
  eventDates: 100,
} as const;

/** The lists that may have more items than a page reads. */
export const unlimitedLists: readonly string[] = ['news', 'events'];

/** Most rows and columns of a table. */
export const tableLimits = { rows: 100, columns: 12 } as const;

/** Up to how many unread submissions are counted. */
export const maxCounted = 100;

/** How many submissions the inbox shows at first, which the customer has set, and how many more at a time. */
export const submissionsAtFirst = 5;
export const submissionsMore = 20;

/** Milliseconds between a successful log-in and the staff area, which the customer has set. */
export const loginDelayMs = 2_000;
