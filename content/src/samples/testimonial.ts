import { testimonialSchema } from '../testimonial.ts';
import { samplesFor } from './generated.ts';

export const testimonialSamples = samplesFor(testimonialSchema, {
  given: {
    name: 'Mei-Ling Zhao',
    position: 'Learner',
    image: '/demo/portrait-09.600w.webp',
    feedback: 'I asked.\nShe knew what I did not know to ask — 😀',
  },
  required: ['name', 'position', 'image', 'feedback'],
  invalid: {
    'an image with a space': ['image', '/demo/a b.webp'],
    'an image that is a file’s name': ['image', 'portrait-09.webp'],
    'a quote as on the home page': ['quote', 'I asked.'],
  },
});
