import type { About } from '../about.ts';
import { listLimits, textLimits } from '../limits.ts';
import { addressOf, type Samples, textOf, times, wrong } from './sample.ts';

const small: About = {
  title1: 'A lamp',
  title2: 'A table',
  description1: 'Since 2011.',
  description2: 'In nine neighbourhoods.',
  story: 'It began in a back room.\n\nIt went on — with soup.',
  image: { url: '/demo/slide-reading-circle.1600w.webp', width: '100%', height: '33.5%' },
  imageAlts: { '/demo/slide-reading-circle.1600w.webp': 'Somebody reads aloud.' },
};

const longLine = textOf(textLimits.line);
const longText = textOf(textLimits.paragraph);

/** Every text as long as it may be, and as many descriptions of pictures as there may be. */
const largest: About = {
  title1: longLine,
  title2: longLine,
  description1: longText,
  description2: longText,
  story: textOf(textLimits.story),
  image: { url: addressOf(textLimits.url), width: '33.33%', height: '100%' },
  imageAlts: Object.fromEntries(
    times(listLimits.aboutImageAlts, (index) => [
      addressOf(textLimits.altKey - 3) + (100 + index),
      longLine,
    ]),
  ),
};

export const aboutSamples: Samples<About> = {
  valid: { small, largest, 'no description of its picture': { ...small, imageAlts: {} } },
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
    'a title with a line break': wrong(small, 'title2', 'A\ntable'),
    'a title that is too long': wrong(small, 'title1', `${longLine}.`),
    'a description that is too long': wrong(small, 'description1', `${longText}.`),
    'a description with a control character': wrong(small, 'description2', 'Ring\u0007'),
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
        times(listLimits.aboutImageAlts + 1, (index) => [`/demo/${index}.webp`, 'A lamp']),
      ),
    ),
    'an unknown field': wrong(small, 'admin', true),
  },
};
