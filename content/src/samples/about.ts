import type { About } from '../about.ts';
import { aboutSchema } from '../about.ts';
import { listLimits, textLimits } from '../limits.ts';
import { type Given, samplesOf } from './generated.ts';
import { addressOf, type Samples, textOf, times, wrong } from './sample.ts';

const given: Given<About> = {
  title1: 'A lamp',
  title2: 'A table',
  description1: 'Since 2011.',
  description2: 'In nine neighbourhoods.',
  story: 'It began in a back room.\n\nIt went on — with soup.',
  image: { url: '/demo/slide-reading-circle.1600w.webp', width: '100%', height: '33.5%' },
  imageAlts: { '/demo/slide-reading-circle.1600w.webp': 'Someone reads aloud.' },
};

const valid = samplesOf(aboutSchema, given);
const { small } = valid;

const longLine = textOf(textLimits.line);
const longText = textOf(textLimits.paragraph);

export const aboutSamples: Samples<About> = {
  valid: { ...valid, 'no description of its picture': { ...small, imageAlts: {} } },
  invalid: {
    // The API keeps the stored value of a top-level key that is not sent.
    'no title': wrong(small, 'title1', undefined, ['schema']),
    'an empty title': wrong(small, 'title1', ''),
    'an empty second title': wrong(small, 'title2', ''),
    'an empty description': wrong(small, 'description1', ''),
    'an empty second description': wrong(small, 'description2', ''),
    'an empty story': wrong(small, 'story', ''),
    'a story of spaces': wrong(small, 'story', '  \n '),
    'no image': wrong(small, 'image.url', ''),
    'no width': wrong(small, 'image.width', ''),
    'no height': wrong(small, 'image.height', ''),
    'a title that is a number': wrong(small, 'title1', 7),
    'a title that is too long': wrong(small, 'title1', `${longLine}.`),
    'a description that is too long': wrong(small, 'description1', `${longText}.`),
    'a description with half a character': wrong(small, 'description2', 'Ring\ud83d'),
    'a story that is too long': wrong(small, 'story', textOf(textLimits.story + 1)),
    'a story as a list': wrong(small, 'story', ['It began.']),
    'an image that is an address': wrong(small, 'image', '/demo/a.webp'),
    'an image without a url': wrong(small, 'image.url', undefined),
    'a script as the image': wrong(small, 'image.url', 'javascript:alert(1)'),
    'an image on another host in disguise': wrong(small, 'image.url', '//evil.example/a.png'),
    'a width above 100%': wrong(small, 'image.width', '101%'),
    'a height in pixels': wrong(small, 'image.height', '80px'),
    'an unknown field in the image': wrong(small, 'image.onerror', 'alert(1)'),
    'a description of a script': wrong(small, 'imageAlts', { 'javascript:alert(1)': 'x' }),
    'a description of a picture that is a number': wrong(small, 'imageAlts', { '/demo/a.webp': 3 }),
    'a description of a picture with too long an address': wrong(small, 'imageAlts', {
      [addressOf(textLimits.altKey + 1)]: 'A picture.',
    }),
    'too many descriptions of pictures': wrong(
      small,
      'imageAlts',
      Object.fromEntries(
        times(listLimits.fewImageAlts + 1, (index) => [`/demo/${index}.webp`, 'A lamp']),
      ),
    ),
    'an unknown field': wrong(small, 'admin', true),
  },
};
