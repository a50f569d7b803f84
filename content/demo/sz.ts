import type { WorkPage } from '../src/captionedPage.ts';
import { always } from './always.ts';
import { block, bullets } from './formatted.ts';
import { noBlocks } from './moreBlocks.ts';

/** By id; the page shows the first one. */
export const demoSz: Record<string, WorkPage> = {
  'study-zone': {
    ...always,
    title: 'Study Zone',
    description: [
      block([
        'Nine rooms with tables, lamps and someone who has time. ',
        { bold: 'Free for everyone between 6 and 18' },
        ', without an appointment and without a form. Come',
      ]),
      ...bullets(
        'with a question,',
        'with a bad mark,',
        ['with ', { link: 'a story to tell', to: '/contact' }, ', or'],
        'just because it is quiet here.',
      ),
      block('In an ordinary week we count 1,900 visits, 140 litres of soup and one lost scarf.'),
    ],
    ages: '6 to 18',
    when: 'Monday to Thursday, 4 to 7 pm',
    where: 'Nine libraries and community centres',
    cost: 'Free, soup included',
    images: [
      {
        url: '/demo/slide-evening-study.1600w.webp',
        caption: 'Half past five in Harbour Street: two mentors, three learners, one lamp.',
      },
      {
        url: '/demo/initiative-homework-club.1200w.webp',
        caption: 'Fractions, with someone who has seen that kind before.',
      },
      {
        url: '/demo/pointer-learn.800w.webp',
        caption: 'Quiet tables are kept for those who want one.',
      },
      { url: '/demo/pointer-listen.800w.webp', caption: 'Some evenings, the homework can wait.' },
      {
        url: '/demo/event-open-evening.800w.webp',
        caption: 'The door is open, and there is a host behind it.',
      },
    ],
    ...noBlocks,
  },
};
