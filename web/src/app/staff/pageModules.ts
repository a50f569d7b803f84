import { moduleOf, type PageName } from '@lamplight/content/sitePages';
import type { StaffPageName } from '@lamplight/content/staffPages';
import type { ComponentType } from 'react';

interface EditorModule {
  Component: ComponentType<{ name: PageName }>;
}

const modules = import.meta.glob<EditorModule>('../../pages/*/*Editor.tsx');

/** Loads the editor of a page. */
export function loadEditor(name: PageName): Promise<EditorModule> {
  const load = moduleOf(modules, name, 'Editor');
  if (!load) throw new Error(`The page ${name} has no editor.`);
  return load();
}

const others: Record<StaffPageName, () => Promise<ComponentType>> = {
  start: async () => (await import('../../pages/staff/Start.tsx')).Start,
  pictures: async () => (await import('../../editing/pictures/LibraryPage.tsx')).LibraryPage,
  files: async () => (await import('../../editing/files/FilesPage.tsx')).FilesPage,
  people: async () => (await import('../../pages/staff/StaffMembers.tsx')).StaffMembers,
  activity: async () => (await import('../../pages/staff/Activity.tsx')).Activity,
  help: async () => (await import('../../pages/staff/Help.tsx')).Help,
  visits: async () => (await import('../../pages/staff/Visits.tsx')).Visits,
  account: async () => (await import('../../pages/staff/Account.tsx')).Account,
};

/** Loads a page of the staff area that edits no page of the site. */
export const loadStaffPage = (name: StaffPageName) => others[name]();
