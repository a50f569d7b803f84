import type { Navigation } from '../src/navigation.ts';

export const demoNavigation: Navigation = {
  heading: 'Lamplight',
  dropdowns: [
    {
      title: 'Our story',
      links: [
        { name: 'How it began', url: '/#story' },
        { name: 'What we achieve', url: '/#impact' },
        { name: 'Voices', url: '/#testimonials' },
      ],
    },
    {
      title: 'Our work',
      links: [
        { name: 'Initiatives', url: '/#initiatives' },
        { name: 'Coming up', url: '/#events' },
      ],
    },
  ],
};
