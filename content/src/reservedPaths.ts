import { publicPages } from './sitePages.ts';

/** The site's own addresses that are no pages: the staff area, the API, files; and the home page. */
const reserved = [
  '/((api|assets|pictures|files|demo|review)(/.*)?|content[^/]*|login|forgot-password|attestation|home)?',
  String.raw`/(app\.html|robots\.txt|sitemap\.xml|site\.webmanifest|apple-touch-icon\.png|favicon\.ico)`,
  String.raw`/news/feed\.(xml|json)`,
  String.raw`/events\.ics`,
];

/** The addresses of the site's pages; below the team, the news and the events there is each of theirs. */
const pages = [
  `/(${publicPages.map(({ 1: { path } }) => path.slice(1).toLowerCase()).join('|')})`,
  '/(home|team|news|events)/.*',
];

/** The pattern of addresses that no other page can have, as `firestore.rules` have it too. */
export const sitePathPattern = [...reserved, ...pages].join('|');

const matching = (pattern: string) => new RegExp(`^(${pattern})$`, 's');

const reservedPath = matching(reserved.join('|'));
const sitePath = matching(sitePathPattern);

export const isReservedPath = (path: string): boolean => reservedPath.test(path);

/** Whether an address is the site's own, or one of its pages is there: no other page can have it. */
export const isSitePath = (path: string): boolean => sitePath.test(path.toLowerCase());
