import { siteDocument } from '@lamplight/content/paths';
import type { SiteDocumentName } from '@lamplight/content/siteContent';
import { type PageName, publicPages, type SitePage, sitePages } from '@lamplight/content/sitePages';

/**
 * What a reminder to check a page again is stored under: the document with its content, or the name of its list as if
 * that were one; undefined of what no visitor opens.
 */
export function remindedPath(page: PageName): string | undefined {
  const name = contentOf(sitePages[page]);
  if (!publicPages.some(([, each]) => contentOf(each) === name)) return undefined;
  return siteDocument(name as SiteDocumentName);
}

const contentOf = ({ content }: SitePage): string =>
  'document' in content ? content.document : content.list;
