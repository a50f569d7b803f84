import type { Support } from '../src/support.ts';

export const demoSupport: Support = {
  donate: {
    title: 'Donate',
    point1: '$26 a month pays for one learner: a place at the table, books, and soup.',
    point2: '$180 puts a repaired laptop into a home that has none.',
    point3:
      '94 cents of every dollar go into our rooms and what happens in them, the rest into audits and postage.',
  },
  volunteer: {
    title: 'Volunteer',
    point1: 'Mentor one young person for one hour a week, in a room near you, for a school year.',
    point2: 'No teaching certificate needed: two training evenings, and someone to ask ever after.',
    point3: 'No time in the week? Mend laptops, cook soup or drive books on a Saturday.',
    point4: 'Bring a friend: mentors who start in pairs stay twice as long.',
  },
};
