import { listLimits } from '@lamplight/content/limits';
import { paths } from '@lamplight/content/pagePaths';
import { draftOf, listItem, siteDocument, staffMember } from '@lamplight/content/paths';
import { allPages, type PageName, type SitePage, sitePages } from '@lamplight/content/sitePages';
import {
  blocksTab,
  isAt,
  sharingTab,
  staffPageNames,
  staffPages,
} from '@lamplight/content/staffPages';
import { expectFirstPage } from '../../device/firstPage.ts';
import { prefetchDocument, prefetchDraft, prefetchList } from '../../firebase/reading/prefetch.ts';
import { keptSession } from '../../firebase/session/keptSession.ts';
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
  const id = new URLSearchParams(search).get('page');
  if (page?.blocks && search === blocksTab.query) prefetchEdited(siteDocument(page.blocks));
  else if (page) prefetchContent(search === sharingTab.query ? sitePages.sharing : page, id);
  if (page || path.toLowerCase() === paths.login) expectFirstPage();
  loadPage(path);
}

/** Reads ahead whether the person whose session is kept is staff: every page waits for it. */
export function prefetchKeptStaff(): void {
  const kept = keptSession();
  if (kept) prefetchDocument(staffMember(kept.uid), async () => kept.token);
}

/** @param id of the page that is edited, of those that staff have made. Visitors see only those that are shown. */
function prefetchContent({ content, reads }: SitePage, id: string | null): void {
  if ('list' in content) {
    const { max = listLimits.items } = { ...(reads as { max?: number } | null) };
    const token = content.list === 'pages' ? keptSession()?.token : undefined;
    if (content.list !== 'pages') prefetchList(content.list, max);
    else if (token && id) prefetchEdited(listItem('pages', id), token);
    else if (token) prefetchList('pages', max, token);
    return;
  }
  const shown = reads && 'document' in reads ? [reads.document] : [];
  prefetchEdited(siteDocument(content.document));
  for (const name of shown) if (name !== content.document) prefetchDocument(siteDocument(name));
}

/**
 * Reads the document that an editor edits, and its draft, which only staff may read.
 * @param shared the token for the document too, if it isn't public
 */
function prefetchEdited(path: string, shared?: string): void {
  const token = keptSession()?.token;
  prefetchDocument(path, shared === undefined ? undefined : async () => shared);
  if (token) prefetchDraft(draftOf(path), token);
}
