import type { Testimonial } from '../src/testimonial.ts';
import { always } from './always.ts';

/** By id, in the order in which the page shows them. */
export const demoMentorTestimonials: Record<string, Testimonial> = {
  'ruth-okafor': {
    ...always,
    name: 'Ruth Okafor',
    position: 'Mentor since 2018, retired nurse',
    image: '/demo/portrait-07.600w.webp',
    feedback:
      'I thought I would be teaching. Mostly I am being asked very good questions by someone who is fourteen. It is the best hour of my week, and I have had to buy a chemistry book.',
    imageAlts: { '/demo/portrait-07.600w.webp': '' },
  },
  'joseph-mensah': {
    ...always,
    name: 'Joseph Mensah',
    position: 'Mentor since 2015',
    image: '/demo/portrait-02.600w.webp',
    feedback:
      'The first three weeks we talked about football. In the fourth he put his maths test on the table, folded very small. I am glad that I did not ask for it in the first.',
    imageAlts: { '/demo/portrait-02.600w.webp': '' },
  },
  'clara-lindqvist': {
    ...always,
    name: 'Clara Lindqvist',
    position: 'Mentor since 2012, accountant',
    image: '/demo/portrait-03.600w.webp',
    feedback:
      'I have mentored five girls, one after another, and every one of them has been better than I am at something that I thought I was good at. It keeps a person honest.',
    imageAlts: { '/demo/portrait-03.600w.webp': '' },
  },
  'daniel-reyes': {
    ...always,
    name: 'Daniel Reyes',
    position: 'Mentor on Saturdays, father of two learners',
    image: '/demo/portrait-04.600w.webp',
    feedback:
      'People think you need to know a lot. You need to turn up. And when you do not know it either, you say so and look it up together; that is the part they remember.',
    imageAlts: { '/demo/portrait-04.600w.webp': '' },
  },
  'amina-yusuf': {
    ...always,
    name: 'Amina Yusuf',
    position: 'Mentor since 2011, librarian',
    image: '/demo/portrait-01.600w.webp',
    feedback:
      'My learner reads to me now. She does all the voices. Two years ago she would not hold the book the right way up in case someone asked her to begin.',
    imageAlts: { '/demo/portrait-01.600w.webp': '' },
  },
  'samuel-adeyemi': {
    ...always,
    name: 'Samuel Adeyemi',
    position: 'Mentor since 2011, retired physics teacher',
    image: '/demo/portrait-08.600w.webp',
    feedback:
      'At school I had thirty of them for forty-five minutes. Here I have one for an hour. Do the sum yourself: it is the only advantage that we have over any school, and it is enough.',
    imageAlts: { '/demo/portrait-08.600w.webp': '' },
  },
};
