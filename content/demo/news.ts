import type { NewsItem } from '../src/newsItem.ts';
import { always } from './always.ts';

/** As large as the pictures are, in pixels. */
const size = { width: 1200, height: 675 };

/** By id; the first one is the one that the page shows. */
export const demoNews: Record<string, NewsItem> = {
  'forty-laptops': {
    ...always,
    image: { url: '/demo/initiative-coding-lab.1200w.webp', ...size },
    heading: 'Forty more laptops for the coding lab',
    description:
      'The city’s transport company has replaced its computers and given us the old ones. Daniel and eleven learners spent four Saturdays with screwdrivers; forty of the forty-six run again, and the other six have become spare parts.\n\nThat makes two more groups of eight from next month, at the fire station and in the bus depot. Half of the places are kept for girls, and every laptop may be taken home.',
    date: '2026-11-16',
    author: 'Daniel Reyes',
    tags: ['Coding lab', 'Thanks'],
    pinned: false,
    buttonText: 'See what we teach there',
    articleUrl: '/sem',
    imageAlts: {
      '/demo/initiative-coding-lab.1200w.webp':
        'Three young people with laptops program a small robot.',
    },
  },
  'sixty-one-internships': {
    ...always,
    image: { url: '/demo/initiative-career-days.1200w.webp', ...size },
    heading: 'Sixty-one internships in one spring',
    description:
      'A judge, two bakers, a bridge builder and a vet were among the thirty-eight people who took four young people each to work for a day. Sixty-one of those young people have been asked to come back for longer.',
    date: '2026-06-22',
    author: '',
    tags: ['Career days'],
    pinned: false,
    buttonText: 'Read the report',
    articleUrl: 'https://example.org/lamplight/career-days',
    imageAlts: {
      '/demo/initiative-career-days.1200w.webp':
        'A doctor, a builder and a baker tell four young people about their work.',
    },
  },
  'harbour-street-stays-open': {
    ...always,
    image: { url: '/demo/initiative-homework-club.1200w.webp', ...size },
    heading: 'Harbour Street stays open until nine',
    description:
      'Those who work shifts cannot bring a child at four. From this autumn the homework club in the Harbour Street library has a second sitting, Monday to Thursday from half past seven to nine, and the soup moves to the half-hour in between.',
    date: '2025-09-08',
    author: '',
    tags: ['Homework club'],
    pinned: false,
    buttonText: 'How it all began there',
    articleUrl: '/about',
    imageAlts: {
      '/demo/initiative-homework-club.1200w.webp':
        'A retired teacher helps two children with their homework.',
    },
  },
};
