import { allPages, sitePages } from './sitePages.ts';

const {
  home,
  about,
  contact,
  events,
  giving,
  mentorForm,
  news,
  team,
  studentTestimonials,
  privacy,
} = sitePages;

/** The addresses that code leads to. Pages link with these, never with a path spelt by hand. */
export const paths = {
  home: home.path,
  /** Where the logo leads; it shows the home page too. */
  homeFromLogo: '/home',
  about: about.path,
  contact: contact.path,
  events: events.path,
  giving: giving.path,
  mentorForm: mentorForm.path,
  news: news.path,
  team: team.path,
  studentTestimonials: studentTestimonials.path,
  privacy: privacy.path,
  login: '/login',
  forgotPassword: '/forgot-password',
  contentHome: home.editor.path,
} as const;

/** A team member's own address, which opens the team page with them. */
export const teamMemberPath = (id: string) => `${paths.team}/${encodeURIComponent(id)}`;

/** The pattern of the addresses of news items (`itemAddress.ts`). */
export const newsItemPattern = `${paths.news}/:item`;

/** The pattern of the addresses of events. */
export const eventPattern = `${paths.events}/:item`;

const listsOfItems = ['news', 'events'] as const;

/** The list whose items have addresses such as this one; undefined of any other address. */
export const listOfItemPath = (address: string): (typeof listsOfItems)[number] | undefined =>
  listsOfItems.find((list) => address.startsWith(`${paths[list]}/`));

/** The patterns of all addresses of the site, as the router has them. */
export const allPaths: readonly string[] = [
  ...Object.values(paths),
  ...allPages.flatMap(([, { path, editor }]) => [path, editor.path]),
  `${paths.team}/:id`,
  newsItemPattern,
  eventPattern,
];

/** The frame in which forms get a token of App Check; no page that anybody links. */
export const attestationPath = '/attestation';

/** Whether a path belongs to the app shell (log-in and staff area), which is not rendered by the server. */
export const isShellPath = (path: string) =>
  /^\/(login|forgot-password|content[^/]*)\/?$/i.test(path);

/** Whether the server may render a page at a path: files have a dot in their addresses, pages have none. */
export const isPagePath = (path: string) => !path.includes('.') && !isShellPath(path);
