import type { WorkPage } from '../src/captionedPage.ts';
import { always } from './always.ts';
import { noBlocks } from './moreBlocks.ts';

/** By id; the page shows the first one. A single picture: its carousel has no controls. */
export const demoShb: Record<string, WorkPage> = {
  'science-hub': {
    ...always,
    title: 'Science Hub',
    description:
      'Every Friday at five, Nia Campbell opens the cupboard with the flasks. Nobody is told what will happen; everybody has to guess first and write it down. Rockets on the car park, yeast in the kitchen, the city’s river under the microscope.\n\nTwenty places, ages 10 to 15, safety goggles in four sizes, and tables that a wheelchair fits under.',
    ages: '10 to 15',
    when: 'Fridays, 5 to 7 pm',
    where: 'Harbour Street library',
    cost: 'Free, goggles included',
    images: [
      {
        url: '/demo/slide-science-workshop.1600w.webp',
        caption: 'First guess, then pour: the cabbage juice knows what is sour.',
      },
    ],
    ...noBlocks,
  },
};
