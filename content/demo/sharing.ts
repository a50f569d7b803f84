import type { Redirects } from '../src/redirects.ts';
import type { Sharing } from '../src/sharing.ts';

/** How search engines and messengers show two pages, instead of by the pages' own texts. */
export const demoSharing: Sharing = {
  pages: {
    '/about': {
      title: 'How a lamp on a kitchen table became Lamplight',
      description:
        'Since 2011, volunteers have sat down with young people for an hour a week, free of charge. How it began, and why it works.',
      picture: '',
    },
    '/support': {
      title: '',
      description: 'Give an evening a month, or what an evening costs. Both keep the lamp on.',
      picture: '/demo/slide-mentor-pair.1600w.webp',
    },
  },
};

/** Addresses of the site that Lamplight had before. */
export const demoRedirects: Redirects = {
  redirects: { '/our-story.html': '/about', '/spenden': '/support', '/volunteer': '/mentorform' },
};
