import type { WorkPage } from '../src/captionedPage.ts';

/** By id; the page shows the first one. */
export const demoYcm: Record<string, WorkPage> = {
  'young-community-mentors': {
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
  },
};
