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
} as const;

/** A team member's own address, which opens the team page with them. */
export const teamMemberPath = (id: string) => `${paths.team}/${encodeURIComponent(id)}`;

/** Whether a path belongs to the app shell (log-in and staff area), which is not rendered by the server. */
export const isShellPath = (path: string) =>
  /^\/(login|forgot-password|content[^/]*)\/?$/i.test(path);
