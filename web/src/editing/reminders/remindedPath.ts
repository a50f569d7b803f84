import { siteDocument } from '@lamplight/content/paths';
import type { SiteDocumentName } from '@lamplight/content/siteContent';
import { type PageName, publicPages, type SitePage, sitePages } from '@lamplight/content/sitePages';

/**
 * The path that a reminder to check a page is stored under: that of its document, or of its list as if that were a
 * document; undefined for pages that no visitor opens.
 */
export function remindedPath(page: PageName): string | undefined {
  const name = contentOf(sitePages[page]);
  if (!publicPages.some(([, each]) => contentOf(each) === name)) return undefined;
  return siteDocument(name as SiteDocumentName);
}

const contentOf = ({ content }: SitePage): string =>
  'document' in content ? content.document : content.list;
