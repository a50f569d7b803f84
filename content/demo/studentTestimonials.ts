import type { Testimonial } from '../src/testimonial.ts';
import { always } from './always.ts';

/** By id, in the order in which the page shows them. */
export const demoStudentTestimonials: Record<string, Testimonial> = {
  'mei-ling-zhao': {
    ...always,
    name: 'Mei-Ling Zhao',
    position: 'Learner 2016 to 2022, now studying law',
    image: '/demo/portrait-09.600w.webp',
    feedback:
      'Nobody in my family had been to university, so I did not know what to ask. My mentor knew what I did not know to ask. We filled in the forms together, and when the letter came I opened it at the table, because that was where it belonged.',
    imageAlts: { '/demo/portrait-09.600w.webp': '' },
  },
  'nia-campbell': {
    ...always,
    name: 'Dr Nia Campbell',
    position: 'Learner 2011 to 2014, now a biochemist',
    image: '/demo/portrait-05.600w.webp',
    feedback:
      'I was one of the eleven in the first week. I came because it was warm. Mr Adeyemi asked me why the radiator made the paper flutter, and I have been answering that question, more or less, for a living.',
    imageAlts: { '/demo/portrait-05.600w.webp': '' },
  },
  'jonas-weber': {
    ...always,
    name: 'Jonas Weber',
    position: 'Learner 2012 to 2015, now a train dispatcher',
    image: '/demo/portrait-12.600w.webp',
    feedback:
      'I was the one who threw things. They gave me the job of carrying the box with the books, then the key to the cupboard, then a first-grader who could not read yet. You cannot throw things when someone small is watching you.',
    imageAlts: { '/demo/portrait-12.600w.webp': '' },
  },
  'elena-petrova': {
    ...always,
    name: 'Elena Petrova',
    position: 'Learner 2013 to 2016, now an interpreter',
    image: '/demo/portrait-11.600w.webp',
    feedback:
      'For four months I said almost nothing, and nobody minded. Then one evening I corrected my mentor’s spelling. She laughed until she cried and put the page up on the wall. It is still there.',
    imageAlts: { '/demo/portrait-11.600w.webp': '' },
  },
  'abena-boateng': {
    ...always,
    name: 'Abena Boateng',
    position: 'Learner 2015 to 2020, now a reporter',
    image: '/demo/portrait-10.600w.webp',
    feedback:
      'My essays came back red from school. At Lamplight they came back with one question in the margin: “And then what happened?” I wrote more and more, just to answer it.',
    imageAlts: { '/demo/portrait-10.600w.webp': '' },
  },
  'harpreet-singh': {
    ...always,
    name: 'Harpreet Singh',
    position: 'Learner 2011 to 2013, now a software developer',
    image: '/demo/portrait-06.600w.webp',
    feedback:
      'We had one computer for nine of us, and it was older than I was. My first program drew a moustache on the screen. I have written better ones since, but none that got more applause.',
    imageAlts: { '/demo/portrait-06.600w.webp': '' },
  },
};
