import { navigationSchema } from '../navigation.ts';
import { samplesFor } from './generated.ts';

export const navigationSamples = samplesFor(navigationSchema, {
  given: {
    heading: 'Lamplight',
    dropdowns: [
      {
        title: 'Our work',
        links: [
          { name: 'Home', url: '/' },
          { name: 'Partner', url: 'https://partner.example/about?x=1#y' },
          { name: 'Write', url: 'mailto:hello@lamplight.example' },
        ],
      },
      { title: 'More', links: [{ name: 'News', url: '/news' }] },
    ],
  },
  required: ['heading', 'dropdowns.0.title', 'dropdowns.0.links.0.name'],
  invalid: { 'a second script as a link': ['dropdowns.0.links.1.url', 'javascript:alert(1)'] },
});
