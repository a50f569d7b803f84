import { sharingSchema } from '../sharing.ts';
import { samplesFor } from './generated.ts';

export const sharingSamples = samplesFor(sharingSchema, {
  given: { pages: { '/about': { title: 'How it began' } } },
  valid: { nothing: { pages: {} } },
  invalid: {
    'an address elsewhere': [
      'pages',
      { 'https://a.example/': { title: '', description: '', picture: '' } },
    ],
    'a script as the picture': ['pages./about.picture', 'javascript:alert(1)'],
    'an unknown field of a page': ['pages./about.onclick', 'alert(1)'],
  },
});
