import { type Right, rightToSave } from './rights.ts';
import { type PageName, type SitePage, sitePages } from './sitePages.ts';

/** A page of the staff area that edits no page of the site. */
export interface StaffPageEntry {
  path: string;
  title: string;
  /** Its entry in the navigation, where that is not its title. */
  entry?: string;
  /** The menu that the entry is in; without one it has a place of its own. */
  menu?: string;
  /** What it takes to be offered it. */
  right: Right;
}

/** The pages of the staff area that edit no page of the site. */
export const staffPages = {
  start: { path: '/content', title: 'Start', right: 'read' },
  pictures: { path: '/contentpictures', title: 'Pictures', menu: 'Site', right: 'read' },
  people: { path: '/contentpeople', title: 'People', menu: 'Site', right: 'people' },
  activity: { path: '/contentactivity', title: 'Activity log', menu: 'Site', right: 'read' },
  help: { path: '/contenthelp', title: 'Help', menu: 'Site', right: 'read' },
  visits: { path: '/contentvisits', title: 'Visits and errors', menu: 'Site', right: 'observe' },
  account: { path: '/contentaccount', title: 'Your account', right: 'read' },
} as const satisfies Record<string, StaffPageEntry>;

export type StaffPageName = keyof typeof staffPages;

export const staffPageNames = Object.keys(staffPages) as StaffPageName[];

/** Whether a path is that of a link, in whichever case it is written. */
export const isAt = (pathname: string, path = ''): boolean =>
  pathname.toLowerCase().replace(/\/$/, '') === path.toLowerCase();

/** The id of a heading of the handbook, as GitHub makes it too. */
export const headingId = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number} -]/gu, '')
    .replaceAll(' ', '-');

/** Where the handbook is about a page of the staff area. */
export const helpAbout = (title: string) => `${staffPages.help.path}#${headingId(title)}`;

/** What it takes to edit a page of the site. */
export function rightToEdit(name: PageName): Right {
  const { content }: SitePage = sitePages[name];
  return 'document' in content ? rightToSave(content.document) : 'edit';
}
