import { programmeSchema } from '../captionedPage.ts';
import { samplesFor } from './generated.ts';

export const programmeSamples = samplesFor(programmeSchema, {
  given: {
    title: 'Letters that travel',
    description: 'On paper.\nOnce a month.',
    images: [
      { url: '/demo/pointer-learn.800w.webp', caption: 'The first letter' },
      { url: 'https://pictures.example/two.webp?size=1', caption: '' },
    ],
  },
  required: ['title', 'description', 'images.0.url'],
  valid: { 'a heading without images': { images: [] } },
  invalid: {
    'a description of spaces and breaks': ['description', ' \n\t '],
    // Firestore has no lists within lists: its client refuses the save before it asks the rules.
    'an image that is a list': ['images.0', [], ['schema', 'api']],
    'a second image that is a script': ['images.1.url', 'JaVaScRiPt:alert(1)'],
  },
});
