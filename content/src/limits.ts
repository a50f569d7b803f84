/**
 * How long a text and how many items a list may be. Lengths count characters (code points).
 * The texts' limits are the customer's decision 20; those of the lists are what
 * `firestore.rules` can check item by item within its budget of expressions.
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
  titleWords: 12,
  initiatives: 12,
  mainEvents: 12,
  testimonials: 12,
  imageAlts: 90,
  aboutImageAlts: 10,
  captionedImages: 30,
  /** Most items of a list that a page reads. */
  items: 200,
  dropdowns: 8,
  dropdownLinks: 10,
} as const;
