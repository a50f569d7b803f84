import type { WorkPage } from '../src/captionedPage.ts';
import { always } from './always.ts';
import { noBlocks } from './moreBlocks.ts';

/** By id; the page shows the first one. */
export const demoHhk: Record<string, WorkPage> = {
  'helping-hands-for-kids': {
    ...always,
    title: 'Helping Hands for Kids',
    description:
      'It is hard to learn with wet feet. Helping Hands looks after what has to be right before the homework can begin: a school bag in September, winter boots in November, glasses, a bus ticket, a desk that fits into the corner.\n\nFamilies tell a mentor what is missing, and within ten days it is there. Nobody fills in a form twice. Last year that was 640 times.',
    ages: 'Up to 18',
    when: 'All year, within ten days',
    where: 'Ask any mentor',
    cost: 'Free',
    images: [
      {
        url: '/demo/event-volunteer-day.800w.webp#focus=50,0',
        caption: 'Twice a year we paint, carry and plant what the rooms need.',
      },
      {
        url: '/demo/impact-community.1200w.webp',
        caption: 'Most of the help comes from the same street that needs it.',
      },
      {
        url: '/demo/event-summer-school.800w.webp',
        caption: 'Eighty places at the summer school, lunch included.',
      },
      {
        url: '/demo/pointer-grow.800w.webp#focus=50,0',
        caption: 'Every learner who starts gets a plant to keep.',
      },
    ],
    ...noBlocks,
  },
};
