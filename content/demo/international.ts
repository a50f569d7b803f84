import type { Programme } from '../src/captionedPage.ts';
import { always } from './always.ts';

/** By id; the first one is the page’s main heading, the others are its sections. */
export const demoInternational: Record<string, Programme> = {
  'other-windows': {
    ...always,
    title: 'Lamps in other windows',
    description:
      'A library in Kumasi, a school in Porto and a youth centre in Plovdiv work as we do: one young person, one grown-up, one hour a week. Since 2018 we have shared what we know, and our learners have shared the rest.',
    images: [],
  },
  'letters-that-travel': {
    ...always,
    title: 'Letters that travel',
    description:
      'A hundred and thirty pairs write to each other, on paper, once a month. Whoever cannot write yet draws; whoever lacks the words asks their mentor. A stamp costs less than an app, and a letter can be kept under a pillow.',
    images: [
      {
        url: '/demo/pointer-learn.800w.webp',
        caption: 'The first letter takes an evening. The second takes ten minutes.',
      },
      {
        url: '/demo/initiative-reading-buddies.1200w.webp',
        caption: 'A letter from Kumasi is read aloud before it is answered.',
      },
    ],
  },
  'summer-exchange': {
    ...always,
    title: 'Summer exchange',
    description:
      'Twelve young people travel every July and twelve come to us. They stay with families, cook for each other once, and build one thing together that stays behind: a bench, a bookshelf, last year a telescope.',
    images: [
      {
        url: '/demo/event-summer-school.800w.webp',
        caption: 'Guests from Porto join the reading hour under the trees.',
      },
      {
        url: '/demo/event-volunteer-day.800w.webp#focus=50,0',
        caption: 'The mural at the bus depot was drawn in Plovdiv and painted here.',
      },
      {
        url: '/demo/slide-graduation.1600w.webp',
        caption: 'Four exchange students of 2019, five years later.',
      },
    ],
  },
  'mentors-without-borders': {
    ...always,
    title: 'Mentors teach mentors',
    description:
      'On the last Tuesday of every month, mentors of all four cities meet online for an hour. Someone brings a case that went wrong, and nobody is allowed to say “you should have”. Our guide for new mentors, in five languages, was written this way.',
    images: [
      {
        url: '/demo/slide-mentor-pair.1600w.webp',
        caption: 'The best advice of an evening is tried out the next day.',
      },
    ],
  },
};
