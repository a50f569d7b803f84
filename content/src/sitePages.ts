import type { ListName, SiteDocumentName } from './siteContent.ts';
import type { SubmissionName } from './submissionKinds.ts';
import type { PlainKey } from './texts/visitor/keys.ts';

/** The groups of entries in the staff area's navigation. */
export type NavigationGroup = 'start' | 'inbox' | 'pages' | 'library' | 'manage';

/** A document or a list; it may be enough to read some of it, or `later` than the page is shown. */
export type Read = { document: SiteDocumentName; later?: true } | { list: ListName; max?: number };

/** Something of the site that visitors see at an address and staff edit at another. */
export interface SitePage {
  /** Where visitors see it. */
  path: string;
  /** The heading of its editor. */
  title: string;
  /** The edited content: a document, or the items of a list. */
  content: { document: SiteDocumentName } | { list: ListName };
  /** The content that its page reads, if that is not all that is edited; null if it is on another page. */
  reads?: Read | null;
  /** The document with the blocks below it, where what is edited doesn't have them. */
  blocks?: SiteDocumentName;
  /** The message if reading fails, where the page has its own. */
  failed?: PlainKey;
  /** The name of its components, where it shares them with others. */
  component?: string;
  editor: {
    path: string;
    /** Its entry in the staff area's navigation, where that is not its heading. */
    entry?: string;
    /** The menu that the entry is in. */
    menu?: string;
    /** The group of the navigation that the entry, or its menu, is in; without one it is with the pages. */
    group?: NavigationGroup;
    /** The submissions to read there: how many are unread is shown. */
    unread?: SubmissionName;
  };
}

/** For these lists, the first item is the page. */
const first = 1;

const workPage = <Name extends ListName>(name: Name, title: string) =>
  ({
    path: `/${name}`,
    title,
    content: { list: name },
    reads: { list: name, max: first },
    failed: 'page.dataFailed',
    component: 'work',
    editor: { path: `/content${name}`, menu: 'Work' },
  }) as const;

/**
 * THE table of pages, in the order of the staff area's navigation. From it come
 * addresses, routes, editors, navigation and backdrops. A page's components have its name:
 * `pages/…/AboutPage.tsx` and `pages/…/AboutEditor.tsx` for `about`.
 */
export const sitePages = {
  home: {
    path: '/',
    title: 'Home',
    content: { document: 'home' },
    editor: { path: '/contenthome' },
  },
  about: {
    path: '/about',
    title: 'About',
    content: { document: 'about' },
    editor: { path: '/contentabout', menu: 'Story' },
  },
  mission: {
    path: '/mission',
    title: 'Mission',
    content: { document: 'mission' },
    blocks: 'missionPage',
    editor: { path: '/contentmission', menu: 'Story' },
  },
  team: {
    path: '/team',
    title: 'Team',
    content: { list: 'team' },
    blocks: 'teamPage',
    failed: 'page.teamFailed',
    editor: { path: '/contentteam', menu: 'Story' },
  },
  ycm: workPage('ycm', 'YCM'),
  shb: workPage('shb', 'SHB'),
  sz: workPage('sz', 'SZ'),
  hhk: workPage('hhk', 'HHK'),
  sem: workPage('sem', 'SEM'),
  international: {
    path: '/international',
    title: 'International',
    content: { list: 'international' },
    blocks: 'internationalPage',
    failed: 'page.dataFailed',
    editor: { path: '/contentInternational', menu: 'Work' },
  },
  studentTestimonials: {
    path: '/studentTestimonial',
    title: 'Student Testimonials',
    content: { list: 'studentTestimonials' },
    blocks: 'studentTestimonialsPage',
    component: 'testimonials',
    failed: 'page.testimonialsFailed',
    editor: {
      path: '/contentstudenttestimonial',
      menu: 'Impact',
    },
  },
  mentorTestimonials: {
    path: '/mentorTestimonial',
    title: 'Mentor Testimonials',
    content: { list: 'mentorTestimonials' },
    blocks: 'mentorTestimonialsPage',
    component: 'testimonials',
    failed: 'page.testimonialsFailed',
    editor: {
      path: '/contentmentortestimonial',
      menu: 'Impact',
    },
  },
  // First, so that every link to an item of the news leads here.
  allNews: {
    path: '/news',
    title: 'All news',
    content: { list: 'news' },
    reads: null,
    editor: { path: '/contentallnews', menu: 'Impact' },
  },
  news: {
    path: '/news',
    title: 'News',
    content: { list: 'news' },
    reads: { list: 'news', max: first },
    blocks: 'newsPage',
    editor: { path: '/contentnews', entry: 'Latest news', menu: 'Impact' },
  },
  events: {
    path: '/events',
    title: 'Events',
    content: { list: 'events' },
    reads: { list: 'events', max: first },
    blocks: 'eventsPage',
    editor: { path: '/contentevents', menu: 'Impact' },
  },
  support: {
    path: '/support',
    title: 'Support Us',
    content: { document: 'support' },
    blocks: 'supportPage',
    editor: { path: '/contentsupport', menu: 'Involved' },
  },
  giving: {
    path: '/giving',
    title: 'Giving',
    content: { document: 'giving' },
    editor: { path: '/contentgiving', menu: 'Involved' },
  },
  contact: {
    path: '/contact',
    title: 'Contact Us',
    content: { document: 'contact' },
    // What a form says once it is sent is there long before that; nobody waits for it.
    reads: { document: 'feedbackGreeting', later: true },
    blocks: 'contactPage',
    editor: { path: '/contentcontact' },
  },
  feedbackInbox: {
    path: '/contact',
    title: 'Feedback',
    content: { document: 'feedbackGreeting' },
    component: 'inbox',
    reads: null,
    editor: { path: '/contentfeedback', group: 'inbox', unread: 'feedback' },
  },
  mentorForm: {
    path: '/mentorform',
    title: 'Mentor applications',
    content: { document: 'mentorGreeting' },
    component: 'inbox',
    reads: { document: 'mentorGreeting', later: true },
    blocks: 'mentorFormPage',
    editor: {
      path: '/contentmentorform',
      entry: 'Mentor/Teach Feedback',
      group: 'inbox',
      unread: 'mentors',
    },
  },
  pages: {
    path: '/',
    title: 'Pages',
    content: { list: 'pages' },
    reads: null,
    editor: { path: '/contentpages', group: 'library' },
  },
  navigation: {
    path: '/',
    title: 'Navigation',
    content: { document: 'navigation' },
    reads: null,
    editor: { path: '/contentnavigation', group: 'manage' },
  },
  organisation: {
    path: '/',
    title: 'Organisation',
    content: { document: 'organisation' },
    reads: null,
    editor: { path: '/contentorganisation', menu: 'Site', group: 'manage' },
  },
  privacy: {
    path: '/privacy',
    title: 'Privacy',
    content: { document: 'privacy' },
    editor: { path: '/contentprivacy', menu: 'Site', group: 'manage' },
  },
  sharing: {
    path: '/',
    title: 'Sharing and search',
    content: { document: 'sharing' },
    reads: null,
    editor: { path: '/contentsharing', menu: 'Site', group: 'manage' },
  },
  redirects: {
    path: '/',
    title: 'Redirects',
    content: { document: 'redirects' },
    reads: null,
    editor: { path: '/contentredirects', menu: 'Site', group: 'manage' },
  },
} as const satisfies Record<string, SitePage>;

export type PageName = keyof typeof sitePages;

/** All of them by name, each as a page like any other. */
export const allPages = Object.entries<SitePage>(sitePages) as [PageName, SitePage][];

/** The documents that every page reads besides its own content: its frame, and its texts for sharing. */
export const readByAllPages = [
  'navigation',
  'contact',
  'organisation',
  'sharing',
] as const satisfies SiteDocumentName[];

/** Those that have an address of their own. */
export const publicPages = allPages.filter(([, { reads }]) => reads !== null);

/** The page that visitors see at an address, as the router reads it; undefined for one that leads elsewhere. */
export function pageAt(address: string): PageName | undefined {
  const [, first = '', below = ''] = address.toLowerCase().split('/');
  if (below && first !== 'team') return undefined;
  const at = first === 'home' ? '/' : `/${first}`;
  return publicPages.find(([, { path }]) => path.toLowerCase() === at)?.[0];
}

/** Whether there is always a page at a path. Below `/team/` are members, who may have left. */
export const alwaysHasPage = (path: string): boolean =>
  pageAt(path) !== undefined && !/^\/team\/./i.test(path);

/**
 * The module of a page's component: that with the page's name, or with the name that pages with the
 * same kind of content share, such as `WorkPage.tsx`.
 * @param modules what a glob has found, by path
 */
export function moduleOf<Module>(
  modules: Record<string, Module>,
  name: PageName,
  kind: 'Page' | 'Editor',
): Module | undefined {
  const { component = name } = sitePages[name] as { component?: string };
  const file = (of: string) => `/${of.charAt(0).toUpperCase()}${of.slice(1)}${kind}.tsx`;
  const found = (of: string) => Object.keys(modules).find((path) => path.endsWith(file(of)));
  const path = found(name) ?? found(component);
  return path === undefined ? undefined : modules[path];
}
