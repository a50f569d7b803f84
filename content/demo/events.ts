import type { SiteEvent } from '../src/events/event.ts';
import { always } from './always.ts';

/** The fields of an event that its content leaves as they are. */
const plain = {
  ...always,
  timeZone: 'Europe/London',
  allDay: false,
  repeats: '',
  exceptions: [],
  changes: [],
  image: '',
  signUp: '',
  price: 'Free',
  organiser: '',
  status: 'planned',
  imageAlts: {},
} as const satisfies Partial<SiteEvent>;

const place = { name: '', address: '', map: '', online: false, link: '' };

/** By id. Some repeat without end, so that there are always events to come. */
export const demoEvents: Record<string, SiteEvent> = {
  'homework-club': {
    ...plain,
    title: 'Homework club',
    begin: '2026-09-08T16:00',
    end: '2026-09-08T18:00',
    repeats: 'FREQ=WEEKLY;BYDAY=TU,TH',
    exceptions: ['2026-12-24', '2026-12-29', '2026-12-31'],
    changes: [
      {
        date: '2026-12-22',
        begin: '2026-12-22T15:00',
        end: '2026-12-22T17:00',
        place: '',
        cancelled: false,
        note: 'An hour earlier, with cake: the last one of the year.',
      },
    ],
    place: { ...place, name: 'Harbour Street library', address: '4 Harbour Street, Springfield' },
    image: '/demo/initiative-homework-club.1200w.webp',
    description:
      'A quiet table, a hot meal and someone who has time. Come with what you have to do for school, or with a book. Nobody has to sign up.',
    imageAlts: {
      '/demo/initiative-homework-club.1200w.webp':
        'A retired teacher helps two children with their homework.',
    },
  },
  'open-evening': {
    ...plain,
    title: 'Open evening',
    begin: '2026-10-01T18:00',
    end: '2026-10-01T20:00',
    repeats: 'FREQ=MONTHLY;BYDAY=1TH',
    place: {
      ...place,
      name: 'Harbour Street library',
      address: '4 Harbour Street, Springfield',
      online: true,
      link: 'https://example.org/lamplight/open-evening',
    },
    image: '/demo/event-open-evening.800w.webp',
    description:
      'See a homework club at work and talk to mentors over soup. Afterwards you know whether mentoring is something for you. Those who live far away join the talk online.',
    signUp: 'mailto:hello@lamplight.example',
    organiser: 'Amina Yusuf',
    imageAlts: {
      '/demo/event-open-evening.800w.webp':
        'A host welcomes visitors at the open, brightly lit door of the centre.',
    },
  },
  'summer-school': {
    ...plain,
    title: 'Summer school',
    begin: '2027-07-26',
    end: '2027-08-06',
    allDay: true,
    repeats: 'FREQ=YEARLY',
    place: { ...place, name: 'Lakeside camp' },
    image: '/demo/event-summer-school.800w.webp',
    description:
      'Books under the trees in the morning, rockets in the afternoon, the lake in between. Eighty places for ages 10 to 15, lunch included.',
    signUp: '/contact',
    imageAlts: {
      '/demo/event-summer-school.800w.webp':
        'Children and their teacher sit on a blanket under a tree with open books.',
    },
  },
  'career-day': {
    ...plain,
    title: 'Career day: meet a bridge builder',
    begin: '2026-05-14T10:00',
    end: '2026-05-14T15:00',
    place: { ...place, name: 'Town hall', address: 'Market Square, Springfield' },
    image: '/demo/initiative-career-days.1200w.webp',
    description:
      'Thirty-eight people talked about their jobs, and each took four young people along.',
    imageAlts: {
      '/demo/initiative-career-days.1200w.webp':
        'A doctor, a builder and a baker tell four young people about their work.',
    },
  },
};
