import { workPageSchema } from '../captionedPage.ts';
import { samplesFor } from './generated.ts';

export const workPageSamples = samplesFor(workPageSchema, {
  given: {
    title: 'Study Zone',
    description: 'Nine rooms.\nNine lamps.',
    images: [
      { url: '/demo/slide-evening-study.1600w.webp', caption: 'Half past five' },
      { url: 'https://pictures.example/two.webp?size=1', caption: '' },
    ],
  },
  required: ['title', 'description', 'images.1.url'],
  valid: {
    'a single image': {
      images: [{ url: '/demo/slide-evening-study.1600w.webp', caption: 'Half past five' }],
    },
  },
  invalid: {
    'a title of spaces': ['title', '   '],
    'no image in the list': ['images', []],
    'an image that is null': ['images.1', null],
    // The API removes it before it validates: it is what the editor's form holds for a new image.
    'a scratch field': ['newImage', { url: '', caption: '' }, ['schema']],
  },
});
