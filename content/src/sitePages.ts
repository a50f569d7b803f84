import type { ListName, SiteDocumentName } from './siteContent.ts';
import type { SubmissionName } from './submissionKinds.ts';
import type { PlainKey } from './texts/visitor/keys.ts';

/** What lies behind a page of the staff area; `web/src/theme/backdrops.ts` paints them. */
export type Backdrop =
  | 'blossom'
  | 'clay'
  | 'dawn'
  | 'dusk'
  | 'ember'
  | 'glow'
  | 'grove'
  | 'harbour'
  | 'letter'
  | 'lilac'
  | 'meadow'
  | 'mist'
  | 'night'
  | 'noon'
  | 'rose'
  | 'sea'
  | 'shore'
  | 'sky';

/** A document or a list; it may be enough to read some of it, or `later` than the page is shown. */
export type Read = { document: SiteDocumentName; later?: true } | { list: ListName; most?: number };

/** Something of the site that visitors see at an address and staff edit at another. */
export interface SitePage {
  /** Where visitors see it. */
  path: string;
  /** The heading of its editor. */
  title: string;
  /** The edited content: a document, or the items of a list. */
  content: { document: SiteDocumentName } | { list: ListName };
  /** What its page reads, where that is not all that is edited; null where it is on another page. */
  reads?: Read | null;
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
    /** Its background: each editor has its own. Without one it is made of its name. */
    backdrop?: Backdrop;
    /** The submissions to read there: how many are unread is shown. */
    unread?: SubmissionName;
  };
}

/** Of these lists the first item is the page. */
const first = 1;

const workPage = <Name extends ListName>(name: Name, title: string, backdrop: Backdrop) =>
  ({
    path: `/${name}`,
    title,
    content: { list: name },
    reads: { list: name, most: first },
    failed: 'page.dataFailed',
    component: 'work',
    editor: { path: `/content${name}`, menu: 'Work', backdrop },
  }) as const;

/**
 * THE table of pages, in the order of the staff area's navigation. From it come
 * addresses, routes, editors, navigation and backdrops. A page's components have its name:
 * `pages/…/AboutPage.tsx` and `pages/…/AboutEditor.tsx` for `about`.
 */
export const sitePages = {
  home: {
    path: '/',
    title: 'Home page',
    content: { document: 'home' },
    editor: { path: '/contenthome', entry: 'Home', backdrop: 'dawn' },
  },
  about: {
    path: '/about',
    title: 'About',
    content: { document: 'about' },
    editor: { path: '/contentabout', menu: 'Story', backdrop: 'noon' },
  },
  mission: {
    path: '/mission',
    title: 'Mission',
    content: { document: 'mission' },
    editor: { path: '/contentmission', menu: 'Story', backdrop: 'dusk' },
  },
  team: {
    path: '/team',
    title: 'Team',
    content: { list: 'team' },
    failed: 'page.teamFailed',
    editor: { path: '/contentteam', menu: 'Story', backdrop: 'meadow' },
  },
  ycm: workPage('ycm', 'YCM', 'grove'),
  shb: workPage('shb', 'SHB', 'harbour'),
  sz: workPage('sz', 'SZ', 'glow'),
  hhk: workPage('hhk', 'HHK', 'blossom'),
  sem: workPage('sem', 'SEM', 'clay'),
  international: {
    path: '/international',
    title: 'International',
    content: { list: 'international' },
    failed: 'page.dataFailed',
    editor: { path: '/contentInternational', menu: 'Work', backdrop: 'lilac' },
  },
  studentTestimonials: {
    path: '/studentTestimonial',
    title: 'Student testimonials',
    content: { list: 'studentTestimonials' },
    component: 'testimonials',
    failed: 'page.testimonialsFailed',
    editor: {
      path: '/contentstudenttestimonial',
      entry: 'Student Testimonials',
      menu: 'Impact',
      backdrop: 'sky',
    },
  },
  mentorTestimonials: {
    path: '/mentorTestimonial',
    title: 'Mentor testimonials',
    content: { list: 'mentorTestimonials' },
    component: 'testimonials',
    failed: 'page.testimonialsFailed',
    editor: {
      path: '/contentmentortestimonial',
      entry: 'Mentor Testimonials',
      menu: 'Impact',
      backdrop: 'night',
    },
  },
  news: {
    path: '/news',
    title: 'News',
    content: { list: 'news' },
    reads: { list: 'news', most: first },
    editor: { path: '/contentnews', menu: 'Impact', backdrop: 'ember' },
  },
  support: {
    path: '/support',
    title: 'Support us',
    content: { document: 'support' },
    editor: { path: '/contentsupport', entry: 'Support Us', menu: 'Involved', backdrop: 'rose' },
  },
  giving: {
    path: '/giving',
    title: 'Giving',
    content: { document: 'giving' },
    editor: { path: '/contentgiving', menu: 'Involved' },
  },
  contact: {
    path: '/contact',
    title: 'Contact us',
    content: { document: 'contact' },
    // What a form says once it is sent is there long before that; nobody waits for it.
    reads: { document: 'feedbackGreeting', later: true },
    editor: { path: '/contentcontact', entry: 'Contact Us', backdrop: 'sea' },
  },
  feedbackInbox: {
    path: '/contact',
    title: 'Feedback',
    content: { document: 'feedbackGreeting' },
    component: 'inbox',
    reads: null,
    editor: { path: '/contentfeedback', backdrop: 'letter', unread: 'feedback' },
  },
  mentorForm: {
    path: '/mentorform',
    title: 'Mentor applications',
    content: { document: 'mentorGreeting' },
    component: 'inbox',
    reads: { document: 'mentorGreeting', later: true },
    editor: {
      path: '/contentmentorform',
      entry: 'Mentor/Teach Feedback',
      backdrop: 'shore',
      unread: 'mentors',
    },
  },
  navigation: {
    path: '/',
    title: 'Navigation',
    content: { document: 'navigation' },
    reads: null,
    editor: { path: '/contentnavigation', backdrop: 'mist' },
  },
  organisation: {
    path: '/',
    title: 'Organisation',
    content: { document: 'organisation' },
    reads: null,
    editor: { path: '/contentorganisation', entry: 'Name and look', menu: 'Site' },
  },
  privacy: {
    path: '/privacy',
    title: 'Privacy',
    content: { document: 'privacy' },
    editor: { path: '/contentprivacy', menu: 'Site' },
  },
  sharing: {
    path: '/',
    title: 'Sharing and search',
    content: { document: 'sharing' },
    reads: null,
    editor: { path: '/contentsharing', menu: 'Site' },
  },
  redirects: {
    path: '/',
    title: 'Redirects',
    content: { document: 'redirects' },
    reads: null,
    editor: { path: '/contentredirects', menu: 'Site' },
  },
} as const satisfies Record<string, SitePage>;

export type PageName = keyof typeof sitePages;

/** All of them by name, each as a page like any other. */
export const allPages = Object.entries<SitePage>(sitePages) as [PageName, SitePage][];

/** What every page reads besides its own content: its frame, and what is said of it where it is shared. */
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
