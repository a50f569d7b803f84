import { may, type Right, type Role } from '@lamplight/content/rights';
import { allPages, type NavigationGroup } from '@lamplight/content/sitePages';
import { isAt, rightToEdit, type StaffPageEntry, staffPages } from '@lamplight/content/staffPages';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { navigationTexts } from '@lamplight/content/texts/staffArea/navigation';

/** A link of the staff area's navigation. Without `path` it is shown without a target. */
export interface AdminLink {
  name: string;
  path?: string;
  /** The submissions read there: the number of unread ones is shown. */
  unread?: SubmissionName;
  /** The right that it requires. */
  right?: Right;
  /** The public page of the programme that it edits: its public name is shown next to the acronym. */
  programme?: string;
}

/** A menu of it: links that belong together. */
export interface AdminMenu {
  name: string;
  links: AdminLink[];
}

export type AdminItem = AdminLink | AdminMenu;

/** Entries that lead nowhere yet, at the top of their menu. */
const withoutTarget: Readonly<Record<string, AdminLink[]>> = { Involved: [{ name: 'Sponsor' }] };

/** The groups of the navigation, in their order. */
const groups = ['start', 'inbox', 'pages', 'library', 'manage'] as const;

interface Entry extends StaffPageEntry {
  menu?: string;
  unread?: SubmissionName;
  programme?: string;
}

const editors = allPages.map(
  ([name, { title, path, component, editor }]): Entry => ({
    title,
    ...editor,
    // Anyone who may not edit a page may look at what is on it; of the organisation that is on every page.
    right: rightToEdit(name) === 'organise' ? 'organise' : 'read',
    ...(component === 'work' && { programme: path }),
  }),
);

const others: Entry[] = Object.values(staffPages).filter((page) => 'group' in page);

/** The navigation of the staff area by group, in its order. */
export const adminNavigation: { group: NavigationGroup; items: AdminItem[] }[] = groups.map(
  (group) => ({ group, items: [] }),
);

for (const { title, path, menu: name, group = 'pages', entry, unread, right, programme } of [
  ...editors,
  ...others,
]) {
  const items = adminNavigation.find((each) => each.group === group)?.items ?? [];
  const link = {
    name: entry ?? title,
    path,
    right,
    ...(unread && { unread }),
    ...(programme && { programme }),
  };
  const menu = items.find((item) => item.name === name && 'links' in item);
  if (!name) items.push(link);
  else if (menu && 'links' in menu) menu.links.push(link);
  else items.push({ name, links: [...(withoutTarget[name] ?? []), link] });
}

/** The part of it that a role can use. */
export const offered = (role: Role): typeof adminNavigation =>
  adminNavigation.map(({ group, items }) => ({
    group,
    items: items.flatMap((item) => {
      const mayOpen = ({ right = 'read' }: AdminLink) => may(role, right);
      if (!('links' in item)) return mayOpen(item) ? [item] : [];
      const links = item.links.filter(mayOpen);
      return links.length > 0 ? [{ ...item, links }] : [];
    }),
  }));

/** The menu, or else the group, in which the navigation leads to an address; empty for one that it leads to by itself. */
export function placeIn(address: string): string {
  for (const { group, items } of adminNavigation) {
    for (const item of items) {
      if (!('links' in item) && isAt(address, item.path)) return navigationTexts.groups[group];
      if ('links' in item && item.links.some(({ path }) => isAt(address, path))) return item.name;
    }
  }
  return '';
}

/** All links in it, those in menus too. */
export const linksIn = (navigation: typeof adminNavigation): AdminLink[] =>
  navigation.flatMap(({ items }) =>
    items.flatMap((item) => ('links' in item ? item.links : [item])),
  );
