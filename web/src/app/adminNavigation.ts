import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { paths } from '../paths.ts';
import { allPages, type SitePage } from '../sitePages.ts';

/** A link of the staff area's navigation. Without `path` it is shown without a target. */
export interface AdminLink {
  name: string;
  path?: string;
  /** What is sent to be read there: how many are unread is shown. */
  unread?: SubmissionName;
}

interface AdminMenu {
  name: string;
  links: AdminLink[];
}

/** Links of the specification (section 2) that lead nowhere, by the menu at whose top they stand. */
const withoutTarget: Readonly<Record<string, AdminLink[]>> = { Involved: [{ name: 'Sponsor' }] };

/** The navigation of the staff area (specification, section 2), in its order. */
export const adminNavigation: (AdminLink | AdminMenu)[] = [];

const library = { title: 'Pictures', editor: { path: paths.contentPictures, menu: 'Site' } };

for (const { title, editor } of [...allPages.map(([, page]) => page), library]) {
  const { path, menu: name, entry, unread }: SitePage['editor'] = editor;
  const link = { name: entry ?? title, path, ...(unread && { unread }) };
  const menu = adminNavigation.find((item) => item.name === name && 'links' in item);
  if (!name) adminNavigation.push(link);
  else if (menu && 'links' in menu) menu.links.push(link);
  else adminNavigation.push({ name, links: [...(withoutTarget[name] ?? []), link] });
}
