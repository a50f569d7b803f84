/** Staff texts: the organisation's name, look and wording, for managers. */
export const organisationTexts = {
  whiteTextOn: (colour: string) => `White text on ${colour}`,
  accentOn: (accent: string) => `${accent} on the darkest colour`,
  shifted: (where: string, contrast: string, needed: number, shown: string) =>
    `The site uses ${shown} instead, so that text stays easy to read: ${where} has a contrast of ${contrast}, and ours is at least ${needed}:1.`,
  contrast: (hint: string, where: string, contrast: string) =>
    `${hint}. ${where} has a contrast of ${contrast}.`,
  keepGaps: (gaps: string) => `Keep ${gaps}: the site fills it in`,
  ownTexts: (count: number) =>
    count === 0
      ? 'No custom wording yet. Find a text, or look through all of them.'
      : count === 1
        ? '1 text has custom wording.'
        : `${count} texts have custom wording.`,
  place: (name: string, count: number) => `${name} (${count})`,
  nameAndLogo: 'Name and logo',
  footer: 'Footer',
  givingHint:
    'Shown at the top of every page. It links to your provider, or to the Giving page with your bank details.',
  nextStepHint:
    'The second button of the home page, and a band at the end of every page except the one it links to.',
  appearance: 'Appearance',
  appearanceHint:
    'Lighter and darker shades are made from the two colours, so that all text stays readable.',
  wordingHint: 'Change the fixed texts of the site to your own wording.',
  findText: 'Find a text',
  allTexts: (count: number) => `All other texts (${count})`,
  places: {
    page: 'Every page',
    media: 'Pictures and videos',
    home: 'Home page',
    about: 'About',
    mission: 'Mission',
    team: 'Team',
    programmes: 'Programmes',
    testimonials: 'Testimonials',
    news: 'News',
    events: 'Events',
    support: 'Support us',
    giving: 'Giving',
    contact: 'Contact',
    form: 'Both forms',
    mentorForm: 'Mentor form',
  },
} as const;
