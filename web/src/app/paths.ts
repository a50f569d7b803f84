import type { WorkPageName } from '@lamplight/content/paths';

/** Every address of the site. Pages link with these, never with a path spelt by hand. */
export const paths = {
  home: '/',
  /** Where the logo leads (specification, section 2). */
  homeFromLogo: '/home',
  about: '/about',
  contact: '/contact',
  mission: '/mission',
  support: '/support',
  news: '/news',
  team: '/team',
  studentTestimonial: '/studentTestimonial',
  mentorTestimonial: '/mentorTestimonial',
  international: '/international',
  mentorForm: '/mentorform',
  login: '/login',
  forgotPassword: '/forgot-password',
  contentHome: '/contenthome',
  contentContact: '/contentcontact',
  contentAbout: '/contentabout',
  contentSupport: '/contentsupport',
  contentMission: '/contentmission',
  contentFeedback: '/contentfeedback',
  contentTeam: '/contentteam',
  contentInternational: '/contentInternational',
  contentStudentTestimonial: '/contentstudenttestimonial',
  contentMentorTestimonial: '/contentmentortestimonial',
  contentNews: '/contentnews',
  contentMentorForm: '/contentmentorform',
  contentNavigation: '/contentnavigation',
} as const;

/** The frame in which forms get a token of App Check; no page that anybody links. */
export const attestationPath = '/attestation';

/** The pages of the five programmes and their editors. */
export const workPagePath = (name: WorkPageName) => `/${name}`;
export const contentWorkPagePath = (name: WorkPageName) => `/content${name}`;

/** A team member's own address, which opens the team page with them. */
export const teamMemberPath = (id: string) => `${paths.team}/${encodeURIComponent(id)}`;

/** Whether a path belongs to the app shell (log-in and staff area), which is not rendered by the server. */
export const isShellPath = (path: string) =>
  /^\/(login|forgot-password|content[^/]*)\/?$/i.test(path);
