import { aboutSchema } from '../about.ts';
import { samplesFor } from './generated.ts';
import { formattedText } from './richTexts.ts';

export const aboutSamples = samplesFor(aboutSchema, {
  given: {
    title1: 'A lamp',
    title2: 'A table',
    description1: 'Since 2011.',
    description2: 'In nine neighbourhoods.',
    story: 'It began in a back room.\n\nIt went on — with soup.',
    image: { url: '/demo/slide-reading-circle.1600w.webp', width: '100%', height: '33.5%' },
    imageAlts: { '/demo/slide-reading-circle.1600w.webp': 'Someone reads aloud.' },
  },
  required: [
    'title1',
    'title2',
    'description1',
    'description2',
    'story',
    'image.url',
    'image.width',
    'image.height',
  ],
  valid: {
    'no description of its picture': { imageAlts: {} },
    'a formatted story': { story: formattedText },
  },
  invalid: { 'a story of spaces': ['story', '  \n '] },
});
