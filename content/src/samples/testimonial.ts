import { textLimits } from '../limits.ts';
import type { Testimonial } from '../testimonial.ts';
import { testimonialSchema } from '../testimonial.ts';
import { type Given, samplesOf } from './generated.ts';
import { addressOf, type Samples, textOf, wrong } from './sample.ts';

const given: Given<Testimonial> = {
  name: 'Mei-Ling Zhao',
  position: 'Learner',
  image: '/demo/portrait-09.600w.webp',
  feedback: 'I asked.\nShe knew what I did not know to ask — 😀',
};

const valid = samplesOf(testimonialSchema, given);
const { small } = valid;

export const testimonialSamples: Samples<Testimonial> = {
  valid: { ...valid },
  invalid: {
    // The API keeps the stored value of a top-level key that is not sent.
    'no feedback': wrong(small, 'feedback', undefined, ['schema']),
    'an empty name': wrong(small, 'name', ''),
    'a name of spaces': wrong(small, 'name', '   '),
    'an empty position': wrong(small, 'position', ''),
    'an empty image': wrong(small, 'image', ''),
    'an empty feedback': wrong(small, 'feedback', ''),
    'a name that is null': wrong(small, 'name', null),
    'a name that is too long': wrong(small, 'name', textOf(textLimits.line + 1)),
    'a position that is a list': wrong(small, 'position', ['Learner']),
    'a script as the image': wrong(small, 'image', 'javascript:alert(1)'),
    'an image on another host in disguise': wrong(small, 'image', '//evil.example/a.png'),
    'an image with a space': wrong(small, 'image', '/demo/a b.webp'),
    'an image that is a file’s name': wrong(small, 'image', 'portrait-09.webp'),
    'an image that is too long': wrong(small, 'image', addressOf(textLimits.url + 1)),
    'a feedback that is too long': wrong(small, 'feedback', textOf(textLimits.paragraph + 1)),
    'a feedback that is a number': wrong(small, 'feedback', 5),
    'a feedback with half a character': wrong(small, 'feedback', 'Ring\ud83d'),
    'a quote as on the home page': wrong(small, 'quote', 'I asked.'),
    'an unknown field': wrong(small, 'admin', true),
  },
};
