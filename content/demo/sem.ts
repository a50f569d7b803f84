import type { WorkPage } from '../src/captionedPage.ts';
import { always } from './always.ts';
import { noBlocks } from './moreBlocks.ts';

/** By id; the page shows the first one. */
export const demoSem: Record<string, WorkPage> = {
  'skills-employment-mentoring': {
    ...always,
    title: 'Skills, Employment, Mentoring',
    description:
      'The year in which school ends is the one in which most of our learners used to disappear. Now it begins with a coding lab or a workshop, goes on with four days at four different jobs, and ends with an application that a mentor has read three times.\n\nOf last year’s 168 participants, 61 found an internship, 44 an apprenticeship and 52 a place at a university. We still meet the other eleven every week.',
    ages: '16 to 20',
    when: 'Tuesday evenings, September to June',
    where: 'The fire station and the bus depot',
    cost: 'Free, with a laptop on loan',
    images: [
      {
        url: '/demo/initiative-career-days.1200w.webp',
        caption: 'A doctor, a builder and a baker tell what they really do all day.',
      },
      {
        url: '/demo/initiative-coding-lab.1200w.webp',
        caption: 'Twelve evenings from the first line to a robot that turns left.',
      },
      {
        url: '/demo/slide-graduation.1600w.webp',
        caption: 'Someone in the audience cheered for each of them.',
      },
    ],
    ...noBlocks,
  },
};
