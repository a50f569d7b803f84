import { pageAt } from './sitePages.ts';

/** The site's own addresses that are no pages: the staff area, the API, files; and the home page. */
const reserved = [
  /^\/((api|assets|pictures|files|demo)(\/.*)?|content[^/]*|login|forgot-password|attestation|home)?$/,
  /^\/(app\.html|robots\.txt|sitemap\.xml|site\.webmanifest|apple-touch-icon\.png|favicon\.ico)$/,
];

export const isReservedPath = (path: string): boolean =>
  reserved.some((pattern) => pattern.test(path));

/** Whether an address is the site's own, or one of its pages is there: no other page can have it. */
export const isSitePath = (path: string): boolean =>
  isReservedPath(path) || pageAt(path) !== undefined;
