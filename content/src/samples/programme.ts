import type { Programme } from '../captionedPage.ts';
import { programmeSchema } from '../captionedPage.ts';
import { listLimits, textLimits } from '../limits.ts';
import { type Given, samplesOf } from './generated.ts';
import { type Samples, textOf, times, wrong } from './sample.ts';

const given: Given<Programme> = {
  title: 'Letters that travel',
  description: 'On paper.\nOnce a month.',
  images: [
    { url: '/demo/pointer-learn.800w.webp', caption: 'The first letter' },
    { url: 'https://pictures.example/two.webp?size=1', caption: '' },
  ],
};

const valid = samplesOf(programmeSchema, given);
const { small } = valid;

export const programmeSamples: Samples<Programme> = {
  valid: { ...valid, 'a heading without images': { ...small, images: [] } },
  invalid: {
    // The API keeps the stored value of a top-level key that is not sent.
    'no description': wrong(small, 'description', undefined, ['schema']),
    'an empty title': wrong(small, 'title', ''),
    'an empty description': wrong(small, 'description', ''),
    'a description of spaces and breaks': wrong(small, 'description', ' \n\t '),
    'a title that is a map': wrong(small, 'title', { en: 'Letters' }),
    'a title that is too long': wrong(small, 'title', textOf(textLimits.line + 1)),
    'a description that is too long': wrong(small, 'description', textOf(textLimits.paragraph + 1)),
    'images that are null': wrong(small, 'images', null),
    'images as a map': wrong(small, 'images', {}),
    // Firestore has no lists within lists: its client refuses the save before it asks the rules.
    'an image that is a list': wrong(small, 'images.0', [], ['schema', 'api']),
    'an image with an empty url': wrong(small, 'images.0.url', ''),
    'a script as an image': wrong(small, 'images.1.url', 'JaVaScRiPt:alert(1)'),
    'an image on another host in disguise': wrong(small, 'images.0.url', '/\\evil.example/a.png'),
    'a url that is a number': wrong(small, 'images.0.url', 7),
    'a caption that is too long': wrong(small, 'images.1.caption', textOf(textLimits.line + 1)),
    'a caption with half a character': wrong(small, 'images.0.caption', 'Ring\ud83d'),
    'an unknown field in an image': wrong(small, 'images.0.alt', 'A letter'),
    'too many images': wrong(
      small,
      'images',
      times(listLimits.captionedImages + 1, () => small.images[0]),
    ),
    'an unknown field': wrong(small, 'admin', true),
  },
};
