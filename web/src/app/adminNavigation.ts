/** An entry of the staff area's navigation. Without `path` it is shown without a target. */
export interface AdminEntry {
  name: string;
  path?: string;
}

export interface AdminGroup {
  name: string;
  entries: AdminEntry[];
}

/** The navigation of the staff area (specification, section 2), in its order. */
export const adminNavigation: (AdminEntry | AdminGroup)[] = [
  { name: 'Home', path: '/contenthome' },
  {
    name: 'Story',
    entries: [
      { name: 'About', path: '/contentabout' },
      { name: 'Mission', path: '/contentmission' },
      { name: 'Team', path: '/contentteam' },
    ],
  },
  {
    name: 'Work',
    entries: [
      { name: 'YCM', path: '/contentycm' },
      { name: 'SHB', path: '/contentshb' },
      { name: 'SZ', path: '/contentsz' },
      { name: 'HHK', path: '/contenthhk' },
      { name: 'SEM', path: '/contentsem' },
      { name: 'International', path: '/contentInternational' },
    ],
  },
  {
    name: 'Impact',
    entries: [
      { name: 'Student Testimonials', path: '/contentstudenttestimonial' },
      { name: 'Mentor Testimonials', path: '/contentmentortestimonial' },
      { name: 'News', path: '/contentnews' },
    ],
  },
  {
    name: 'Involved',
    entries: [{ name: 'Sponsor' }, { name: 'Support Us', path: '/contentsupport' }],
  },
  { name: 'Contact Us', path: '/contentcontact' },
  { name: 'Feedback', path: '/contentfeedback' },
  { name: 'Mentor/Teach Feedback', path: '/contentmentorform' },
];

/**
 * The entries whose pages there are. Those without a target stay; a group without any entry goes.
 * @param built paths of the staff area's pages, in lower case
 */
export function builtNavigation(built: ReadonlySet<string | undefined>) {
  const isBuilt = ({ path }: AdminEntry) => path === undefined || built.has(path.toLowerCase());
  return adminNavigation
    .map((item) => ('entries' in item ? { ...item, entries: item.entries.filter(isBuilt) } : item))
    .filter((item) => ('entries' in item ? item.entries.length > 0 : isBuilt(item)));
}
