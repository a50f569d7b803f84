import type { About } from '../src/about.ts';
import { block, subheading } from './formatted.ts';

export const demoAbout: About = {
  title1: 'A lamp, a table, a note on the door',
  description1:
    'Lamplight brings young people and volunteer mentors together at the same table, every week, free of charge. We are 340 volunteers and six people on the payroll, at home in nine neighbourhoods.',
  title2: 'What began in a back room',
  description2:
    'Samuel Adeyemi had taught physics for thirty-four years when he retired in the spring of 2011. By autumn he missed the questions.',
  story: [
    block(
      'The library in Harbour Street had a back room that nobody used, because its only window looks at a wall. Amina Yusuf, who ran the children’s section, gave Samuel the key. He brought a reading lamp from home and pinned a note to the door: “Homework? Sit down.” Eleven children came in the first week. One of them only wanted to be warm, and that was all right too.',
    ),
    subheading('More children than chairs'),
    block([
      'In the second winter there were more children than chairs. Clara Lindqvist, whose son was one of them, asked the parents at the school gate, and fourteen of them said yes to ',
      { bold: 'one hour a week' },
      '. That hour is still what we ask for. We have never found a better size for a promise that people keep.',
    ]),
    block('We have learned that soup matters, and that the same face every week matters more.', {
      style: 'blockquote',
    }),
    subheading('Where we are now'),
    block([
      'Since then we have moved into libraries, a fire station, a parish hall and the canteen of a bus depot. Most questions about fractions are really about something else. Come to ',
      { link: 'the Study Zone', to: '/sz' },
      ' and see, or ',
      { link: 'become a mentor', to: '/mentorform' },
      '.',
    ]),
    block(
      'In 2017 the first of the eleven came back with a degree in biochemistry and a box of test tubes, and asked whether there was a table free. The lamp still works. It stands in the back room, the switch has been replaced twice, and whoever arrives first turns it on.',
    ),
  ],
  image: { url: '/demo/slide-reading-circle.1600w.webp', width: '100%', height: '100%' },
  imageAlts: {
    '/demo/slide-reading-circle.1600w.webp':
      'An older woman in an armchair reads aloud to six children on a round rug.',
  },
  blocks: [],
};
