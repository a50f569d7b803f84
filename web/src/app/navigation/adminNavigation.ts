import { may, type Right, type Role } from '@lamplight/content/rights';
import { allPages } from '@lamplight/content/sitePages';
import { rightToEdit, type StaffPageEntry, staffPages } from '@lamplight/content/staffPages';
import type { SubmissionName } from '@lamplight/content/submissionKinds';

/** A link of the staff area's navigation. Without `path` it is shown without a target. */
export interface AdminLink {
  name: string;
  path?: string;
  /** The submissions read there: the number of unread ones is shown. */
  unread?: SubmissionName;
  /** What it takes to be offered it. */
  right?: Right;
}

/** A menu of it: links that belong together. */
export interface AdminMenu {
  name: string;
  links: AdminLink[];
}

/** Entries that lead nowhere yet, at the top of their menu. */
const withoutTarget: Readonly<Record<string, AdminLink[]>> = { Involved: [{ name: 'Sponsor' }] };

/** The navigation of the staff area, in its order, after the start page. */
export const adminNavigation: (AdminLink | AdminMenu)[] = [];

interface Entry extends StaffPageEntry {
  unread?: SubmissionName;
}

const editors = allPages.map(
  ([name, { title, editor }]): Entry => ({
    title,
    ...editor,
    // Anyone who may not edit a page may look at what is on it; of the organisation that is on every page.
    right: rightToEdit(name) === 'organise' ? 'organise' : 'read',
  }),
);

const others: Entry[] = Object.values(staffPages).filter((page) => 'menu' in page);

for (const { title, path, menu: name, entry, unread, right } of [
  staffPages.start as Entry,
  ...editors,
  ...others,
]) {
  const link = { name: entry ?? title, path, right, ...(unread && { unread }) };
  const menu = adminNavigation.find((item) => item.name === name && 'links' in item);
  if (!name) adminNavigation.push(link);
  else if (menu && 'links' in menu) menu.links.push(link);
  else adminNavigation.push({ name, links: [...(withoutTarget[name] ?? []), link] });
}

/** What of it is offered to a role. */
export const offered = (role: Role): (AdminLink | AdminMenu)[] =>
  adminNavigation.flatMap((item) => {
    const mayOpen = ({ right = 'read' }: AdminLink) => may(role, right);
    if (!('links' in item)) return mayOpen(item) ? [item] : [];
    const links = item.links.filter(mayOpen);
    return links.length > 0 ? [{ ...item, links }] : [];
  });
