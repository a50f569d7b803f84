import type { WorkPage } from '../captionedPage.ts';
import { workPageSchema } from '../captionedPage.ts';
import { listLimits, textLimits } from '../limits.ts';
import { type Given, samplesOf } from './generated.ts';
import { addressOf, type Samples, textOf, times, wrong } from './sample.ts';

const given: Given<WorkPage> = {
  title: 'Study Zone',
  description: 'Nine rooms.\nNine lamps.',
  images: [
    { url: '/demo/slide-evening-study.1600w.webp', caption: 'Half past five' },
    { url: 'https://pictures.example/two.webp?size=1', caption: '' },
  ],
};

const valid = samplesOf(workPageSchema, given);
const { small } = valid;

export const workPageSamples: Samples<WorkPage> = {
  valid: { ...valid, 'a single image': { ...small, images: small.images.slice(0, 1) } },
  invalid: {
    // The API keeps the stored value of a top-level key that is not sent.
    'no title': wrong(small, 'title', undefined, ['schema']),
    'no list of images': wrong(small, 'images', undefined, ['schema']),
    'an empty title': wrong(small, 'title', ''),
    'a title of spaces': wrong(small, 'title', '   '),
    'an empty description': wrong(small, 'description', ''),
    'no image in the list': wrong(small, 'images', []),
    'a title that is a list': wrong(small, 'title', ['Study Zone']),
    'a title that is too long': wrong(small, 'title', textOf(textLimits.line + 1)),
    'a description that is a number': wrong(small, 'description', 5),
    'a description that is too long': wrong(small, 'description', textOf(textLimits.paragraph + 1)),
    'a description with half a character': wrong(small, 'description', 'Ring\ud83d'),
    'images as a map': wrong(small, 'images', { 0: small.images[0] }),
    'an image that is an address': wrong(small, 'images.0', '/demo/a.webp'),
    'an image that is null': wrong(small, 'images.1', null),
    'an image without a url': wrong(small, 'images.0.url', undefined),
    'an image with an empty url': wrong(small, 'images.1.url', ''),
    'an image without a caption': wrong(small, 'images.0.caption', undefined),
    'a script as an image': wrong(small, 'images.1.url', 'javascript:alert(1)'),
    'an image on another host in disguise': wrong(small, 'images.0.url', '//evil.example/a.png'),
    'a mail address as an image': wrong(small, 'images.0.url', 'mailto:a@evil.example'),
    'an image whose url is too long': wrong(small, 'images.0.url', addressOf(textLimits.url + 1)),
    'a caption that is too long': wrong(small, 'images.0.caption', textOf(textLimits.line + 1)),
    'a caption that is true': wrong(small, 'images.0.caption', true),
    'an unknown field in an image': wrong(small, 'images.0.onerror', 'alert(1)'),
    'too many images': wrong(
      small,
      'images',
      times(listLimits.captionedImages + 1, () => small.images[0]),
    ),
    // The API removes it before it validates: it is what the editor's form holds for a new image.
    'a scratch field': wrong(small, 'newImage', { url: '', caption: '' }, ['schema']),
    'an unknown field': wrong(small, 'admin', true),
  },
};
