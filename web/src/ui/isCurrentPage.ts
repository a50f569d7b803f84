import { plainPath } from '@lamplight/content/addresses';
import { pageAt } from '@lamplight/content/sitePages';

/** Whether a link leads to the page that is at a path, however both are spelt. */
export function isCurrentPage(href: string, pathname: string): boolean {
  if (!href.startsWith('/')) return false;
  const path = href.replace(/[?#].*$/, '');
  if (plainPath(path) === plainPath(pathname)) return true;
  const current = pathname.replace(/^(\/(?:news|events))\/.*/i, '$1');
  const [page, currentPage] = [pageAt(path), pageAt(current)];
  if (page || currentPage) return page === currentPage;
  // The organisation's own pages.
  return plainPath(path) === plainPath(current);
}
