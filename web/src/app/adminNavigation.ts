import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { allPages } from '../sitePages.ts';

/** An entry of the staff area's navigation. Without `path` it is shown without a target. */
export interface AdminEntry {
  name: string;
  path?: string;
  /** What is sent to be read there: how many are unread is shown. */
  unread?: SubmissionName;
}

export interface AdminMenu {
  name: string;
  entries: AdminEntry[];
}

/** Entries of the specification (section 2) that lead nowhere, by the menu at whose top they stand. */
const withoutTarget: Readonly<Record<string, AdminEntry[]>> = { Involved: [{ name: 'Sponsor' }] };

/** The navigation of the staff area (specification, section 2), in its order. */
export const adminNavigation: (AdminEntry | AdminMenu)[] = [];

for (const [, { title, editor }] of allPages) {
  const { path, menu: name, unread } = editor;
  const entry = { name: editor.entry ?? title, path, ...(unread && { unread }) };
  const menu = adminNavigation.find((item) => item.name === name && 'entries' in item);
  if (!name) adminNavigation.push(entry);
  else if (menu && 'entries' in menu) menu.entries.push(entry);
  else adminNavigation.push({ name, entries: [...(withoutTarget[name] ?? []), entry] });
}
