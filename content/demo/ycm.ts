import type { WorkPage } from '../src/captionedPage.ts';
import { always } from './always.ts';
import { block, bullets } from './formatted.ts';

/** By id; the page shows the first one. */
export const demoYcm: Record<string, WorkPage> = {
  'young-community-mentors': {
    ...always,
    title: 'Young Community Mentors',
    description:
      'Sixteen is old enough to be needed. Two hundred and ten teenagers look after a younger child of their own street: twenty minutes of reading, twice a week, and a snack in between. They train for three Saturdays, and a grown-up mentor is always in the room.\n\nThe little ones learn to read. The big ones learn that someone waits for them.',
    ages: '16 to 19',
    when: 'Twice a week, plus three Saturdays of training',
    where: 'The study zone nearest to you',
    cost: 'Free',
    images: [
      {
        url: '/demo/initiative-reading-buddies.1200w.webp',
        caption: 'Reading buddies take turns, one page each.',
      },
      {
        url: '/demo/pointer-lead.800w.webp',
        caption: 'Once you understand the planets, you explain them to three others.',
      },
      {
        url: '/demo/slide-mentor-pair.1600w.webp',
        caption: 'Young mentors have a mentor of their own.',
      },
      {
        url: '/demo/slide-reading-circle.1600w.webp',
        caption: 'On the last Friday of the month, everybody is read to.',
      },
    ],
    blocks: [
      {
        _type: 'questions',
        ...always,
        _key: 'questions',
        title: 'Questions and answers',
        questions: [
          {
            _key: 'grades',
            question: 'Do I need good grades?',
            answer:
              'No. You need patience, and twenty minutes twice a week. Reading aloud to a six-year-old helps your own reading, too: most of us noticed that after a month.',
          },
          {
            _key: 'training',
            question: 'What happens in the training?',
            answer: [
              block('Three Saturdays, from ten to three, with lunch:'),
              ...bullets(
                'how children learn to read, and what to do when a page won’t go',
                'what to do when a child is sad, angry or tired',
                'a first hour with your reading buddy, and a grown-up mentor next to you',
              ),
            ],
          },
          {
            _key: 'missing',
            question: 'What if I can’t come one week?',
            answer:
              'Send a message the day before. Someone else from your street reads with your buddy, and you tell each other how far you came.',
          },
          {
            _key: 'certificate',
            question: 'Do I get anything for it?',
            answer:
              'A snack, a certificate at the end of the school year, and a reference for your first job. And someone who waves at you across the street.',
          },
        ],
      },
    ],
    imageAlts: {},
  },
};
