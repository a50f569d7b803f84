import { listLimits } from '@lamplight/content/limits';
import { siteDocument } from '@lamplight/content/paths';
import type { ComponentType } from 'react';
import { expectPage } from '../device/firstPage.ts';
import { readDocumentAhead, readListAhead } from '../firebase/ahead.ts';
import { paths } from '../paths.ts';
import { allPages, moduleOf, type PageName, type SitePage } from '../sitePages.ts';

interface EditorModule {
  Component: ComponentType<{ name: PageName }>;
}

const modules = import.meta.glob<EditorModule>('../pages/*/*Editor.tsx');

/** Loads the editor of a page. */
export function loadEditor(name: PageName): Promise<EditorModule> {
  const load = moduleOf(modules, name, 'Editor');
  if (!load) throw new Error(`The page ${name} has no editor.`);
  return load();
}

/** Loads what stands around every page of the staff area. */
export const loadFrame = () => import('./staffFrame.ts');

/** Loads the log-in. */
export const loadLogIn = () => import('../pages/login/LoginPage.tsx');

/**
 * Asks for what the page at a path shows, as the table of pages says: its code, and where it is an editor what it
 * edits. What fails is asked for again when the page is shown, and told then.
 */
export function prepare(path: string): void {
  const at = path.toLowerCase().replace(/\/$/, '');
  const isLogIn = at === paths.login;
  const [name, page] = allPages.find(([, { editor }]) => editor.path.toLowerCase() === at) ?? [];
  if (page) readContentAhead(page);
  if (page || isLogIn) expectPage();
  const needed = [isLogIn ? loadLogIn() : loadFrame(), ...(name ? [loadEditor(name)] : [])];
  for (const each of needed) each.catch(() => {});
}

function readContentAhead({ content, reads }: SitePage): void {
  if ('list' in content) {
    const { most = listLimits.items } = { ...(reads as { most?: number } | null) };
    readListAhead(content.list, most);
    return;
  }
  const shown = reads && 'document' in reads ? [reads.document] : [];
  for (const name of new Set([content.document, ...shown])) readDocumentAhead(siteDocument(name));
}
