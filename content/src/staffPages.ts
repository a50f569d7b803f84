import { type Right, rightToSave } from './rights.ts';
import {
  allPages,
  type NavigationGroup,
  type PageName,
  type SitePage,
  sitePages,
} from './sitePages.ts';
import { blocksTexts } from './texts/staffArea/blocks.ts';

/** A page of the staff area that edits no page of the site. */
export interface StaffPageEntry {
  path: string;
  title: string;
  /** Its entry in the navigation, where that is not its title. */
  entry?: string;
  /** The group of the navigation that the entry is in; without one it is next to Logout. */
  group?: NavigationGroup;
  /** The right that is needed to see it. */
  right: Right;
}

/** The pages of the staff area that edit no page of the site. */
export const staffPages = {
  start: { path: '/content', title: 'Start', group: 'start', right: 'read' },
  pictures: { path: '/contentpictures', title: 'Pictures', group: 'library', right: 'read' },
  files: { path: '/contentfiles', title: 'Files', group: 'library', right: 'read' },
  people: { path: '/contentpeople', title: 'People', group: 'manage', right: 'people' },
  activity: { path: '/contentactivity', title: 'Activity log', group: 'manage', right: 'read' },
  visits: { path: '/contentvisits', title: 'Visits and errors', group: 'manage', right: 'observe' },
  help: { path: '/contenthelp', title: 'Help', group: 'manage', right: 'read' },
  account: { path: '/contentaccount', title: 'Your account', right: 'read' },
} as const satisfies Record<string, StaffPageEntry>;

export type StaffPageName = keyof typeof staffPages;

export const staffPageNames = Object.keys(staffPages) as StaffPageName[];

/** Whether a path is that of a link, in whichever case it is written. */
export const isAt = (pathname: string, path = ''): boolean =>
  pathname.toLowerCase().replace(/\/$/, '') === path.toLowerCase();

/** The editor tab about search and sharing of its page: the end of its address, and its name. */
export const sharingTab = { query: '?tab=sharing', title: 'Search and sharing' } as const;

/** The same of the blocks below it, where they are not edited with the rest of the page. */
export const blocksTab = { query: '?tab=blocks', title: blocksTexts.more } as const;

/** All tabs of editors besides what is edited first. */
export const editorTabs = [blocksTab, sharingTab] as const;

/** The end of the address of an editor for one of several pages: its id. */
export const pageQuery = '?page=';

/** Where a page that staff have made is edited. */
export const ownPageEditor = (id: string) => `${sitePages.pages.editor.path}${pageQuery}${id}`;

/** The title of the page of the staff area at an address, in whichever case it is written; the address where there is none. */
export function titleAt(address: string): string {
  if (address.includes(pageQuery)) return titleAt(address.slice(0, address.indexOf('?')));
  const tab = editorTabs.find(({ query }) => address.endsWith(query));
  if (tab) return `${titleAt(address.slice(0, -tab.query.length))}: ${tab.title}`;
  const pages = allPages.map(([, { title, editor }]) => ({ title, path: editor.path }));
  const found = [...pages, ...Object.values(staffPages)].find(({ path }) => isAt(address, path));
  return found?.title ?? address;
}

/** The page of the staff area on which a document or a list is edited, and its tab; undefined where there is none. */
export function editorOf(name: string): { page: PageName; path: string } | undefined {
  for (const [page, { content, blocks, editor }] of allPages) {
    if (name === blocks) return { page, path: editor.path + blocksTab.query };
    if (name === ('document' in content ? content.document : content.list))
      return { page, path: editor.path };
  }
  return undefined;
}

/** The id of a heading of the handbook, as GitHub makes it too. */
export const headingId = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number} -]/gu, '')
    .replaceAll(' ', '-');

/** Where the handbook is about a page of the staff area. */
export const helpAbout = (title: string) => `${staffPages.help.path}#${headingId(title)}`;

/** The right that is needed to edit a page of the site. */
export function rightToEdit(name: PageName): Right {
  const { content }: SitePage = sitePages[name];
  return 'document' in content ? rightToSave(content.document) : 'edit';
}
