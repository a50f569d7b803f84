import type { TeamMember } from '../src/teamMember.ts';
import { always } from './always.ts';

const full = { imageWidth: '100%', imageHeight: '100%' };

/** By id, in the order in which the page shows them. */
export const demoTeam: Record<string, TeamMember> = {
  'samuel-adeyemi': {
    ...always,
    name: 'Samuel Adeyemi',
    position: 'Founder, retired physics teacher',
    image: '/demo/portrait-08.600w.webp',
    ...full,
    description:
      'Brought the lamp. Taught physics for thirty-four years and says that he understood it in the last ten, when children began to explain it to him. Still sits at the table in Harbour Street on Mondays and Wednesdays.',
    type: 'founder',
    imageAlts: { '/demo/portrait-08.600w.webp': '' },
  },
  'amina-yusuf': {
    ...always,
    name: 'Amina Yusuf',
    position: 'Co-founder and director',
    image: '/demo/portrait-01.600w.webp',
    ...full,
    description:
      'Ran the children’s section of the library and had the key to the back room. Has directed Lamplight since 2014, answers the phone herself, and knows which of our nine rooms has the radiator that knocks.',
    type: 'founder',
    imageAlts: { '/demo/portrait-01.600w.webp': '' },
  },
  'clara-lindqvist': {
    ...always,
    name: 'Clara Lindqvist',
    position: 'Co-founder, finances',
    image: '/demo/portrait-03.600w.webp',
    ...full,
    description:
      'Asked the first fourteen parents at the school gate. An accountant by day, she publishes our books line by line every spring, the price of the soup included.',
    type: 'founder',
    imageAlts: { '/demo/portrait-03.600w.webp': '' },
  },
  'joseph-mensah': {
    ...always,
    name: 'Joseph Mensah',
    position: 'Volunteer coordinator',
    image: '/demo/portrait-02.600w.webp',
    ...full,
    description:
      'Meets every new mentor for a walk before he introduces them to a learner. Of the pairs he has brought together in six years, four out of five are still meeting.',
    type: 'support',
    imageAlts: { '/demo/portrait-02.600w.webp': '' },
  },
  'nia-campbell': {
    ...always,
    name: 'Dr Nia Campbell',
    position: 'Science Hub',
    image: '/demo/portrait-05.600w.webp',
    ...full,
    description:
      'One of the eleven children of the first week. Came back as a biochemist with a box of test tubes and has run the Science Hub ever since, on Fridays after her own laboratory closes.',
    type: 'support',
    imageAlts: { '/demo/portrait-05.600w.webp': '' },
  },
  'harpreet-singh': {
    ...always,
    name: 'Harpreet Singh',
    position: 'Coding lab',
    image: '/demo/portrait-06.600w.webp',
    ...full,
    description:
      'Writes software for hospitals and leads the coding lab. Believes that the best first program is one that makes your little sister laugh.',
    type: 'support',
    imageAlts: { '/demo/portrait-06.600w.webp': '' },
  },
  'daniel-reyes': {
    ...always,
    name: 'Daniel Reyes',
    position: 'Laptops and repairs',
    image: '/demo/portrait-04.600w.webp',
    ...full,
    description:
      'Father of two learners. Drives a tram in the evenings and mends donated laptops on Saturdays, 212 of them so far, with whoever wants to hold the screwdriver.',
    type: 'support',
    imageAlts: { '/demo/portrait-04.600w.webp': '' },
  },
  'elena-petrova': {
    ...always,
    name: 'Elena Petrova',
    position: 'International partnerships',
    image: '/demo/portrait-11.600w.webp',
    ...full,
    description:
      'Arrived at fifteen without the language and learned it at our table. Speaks five now, and uses all of them to keep our partners in Kumasi, Porto and Plovdiv in one conversation.',
    type: 'internatial',
    imageAlts: { '/demo/portrait-11.600w.webp': '' },
  },
  'jonas-weber': {
    ...always,
    name: 'Jonas Weber',
    position: 'Exchange visits',
    image: '/demo/portrait-12.600w.webp',
    ...full,
    description:
      'Plans the summer exchange down to the last sandwich. Has taken forty-eight young people abroad and brought forty-eight back.',
    type: 'internatial',
    imageAlts: { '/demo/portrait-12.600w.webp': '' },
  },
  'abena-boateng': {
    ...always,
    name: 'Abena Boateng',
    position: 'Photographs and stories',
    image: '/demo/portrait-10.600w.webp',
    ...full,
    description:
      'Learned to write in our homework club and now writes for us. Shows every picture to the people in it first, and posts it only when all of them like it.',
    type: 'social',
    imageAlts: { '/demo/portrait-10.600w.webp': '' },
  },
  'mei-ling-zhao': {
    ...always,
    name: 'Mei-Ling Zhao',
    position: 'Newsletter and messages',
    image: '/demo/portrait-09.600w.webp',
    ...full,
    description:
      'Studies law and answers what people ask us online, between two lectures and without legal language. If you got a reply with a drawing of a lamp, it was from her.',
    type: 'social',
    imageAlts: { '/demo/portrait-09.600w.webp': '' },
  },
};
