import { siteDocument } from '@lamplight/content/paths';
import type { SiteDocumentName } from '@lamplight/content/siteContent';
import { type PageName, publicPages, type SitePage, sitePages } from '@lamplight/content/sitePages';

/**
 * What a reminder to check a page again is stored under: the document with its content, or the name of its list as if
 * that were one; undefined of what no visitor opens.
 */
export function remindedPath(page: PageName): string | undefined {
  if (!publicPages.some(([name]) => name === page)) return undefined;
  const { content }: SitePage = sitePages[page];
  return siteDocument(
    ('document' in content ? content.document : content.list) as SiteDocumentName,
  );
}
