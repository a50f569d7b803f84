import { listLimits } from '@lamplight/content/limits';
import { paths } from '@lamplight/content/pagePaths';
import { siteDocument } from '@lamplight/content/paths';
import { allPages, type PageName, type SitePage, sitePages } from '@lamplight/content/sitePages';
import { isAt, sharingTab, staffPageNames, staffPages } from '@lamplight/content/staffPages';
import { expectFirstPage } from '../../device/firstPage.ts';
import { prefetchDocument, prefetchList } from '../../firebase/reading/prefetch.ts';
import { loadEditor, loadStaffPage } from './pageModules.ts';

/** Loads what is around every page of the staff area. */
export const loadFrame = () => import('./staffLayoutEntry.ts');

/** Loads the log-in. */
export const loadLogIn = () => import('../../pages/login/LoginPage.tsx');

/** The editor at a path, and the page that it edits. */
function editorAt(path: string): [PageName, SitePage] | [] {
  return allPages.find(([, { editor }]) => isAt(path, editor.path)) ?? [];
}

/** Loads the code of the page at a path. What fails is loaded again when the page is shown, and told then. */
export function loadPage(path: string): void {
  const [name] = editorAt(path);
  const other = staffPageNames.find((each) => isAt(path, staffPages[each].path));
  const loading = [
    path.toLowerCase() === paths.login ? loadLogIn() : loadFrame(),
    ...(name ? [loadEditor(name)] : []),
    ...(other ? [loadStaffPage(other)] : []),
  ];
  for (const each of loading) each.catch(() => {});
}

/**
 * Loads the page at a path and, as the table of pages says, what it shows. Nothing else is loaded before it can be
 * used.
 */
export function prefetchPage(path: string, search = ''): void {
  const [, page] = editorAt(path);
  if (page) prefetchContent(search === sharingTab.query ? sitePages.sharing : page);
  if (page || path.toLowerCase() === paths.login) expectFirstPage();
  loadPage(path);
}

function prefetchContent({ content, reads }: SitePage): void {
  if ('list' in content) {
    const { most = listLimits.items } = { ...(reads as { most?: number } | null) };
    prefetchList(content.list, most);
    return;
  }
  const shown = reads && 'document' in reads ? [reads.document] : [];
  for (const name of new Set([content.document, ...shown])) prefetchDocument(siteDocument(name));
}
