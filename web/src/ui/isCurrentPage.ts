import { pageAt } from '@lamplight/content/sitePages';

/** Whether a link leads to the page that is at a path, however both are spelt. */
export function isCurrentPage(href: string, pathname: string): boolean {
  if (!href.startsWith('/')) return false;
  const page = pageAt(href.replace(/[?#].*$/, ''));
  return page !== undefined && page === pageAt(pathname.replace(/^(\/(?:news|events))\/.*/i, '$1'));
}
