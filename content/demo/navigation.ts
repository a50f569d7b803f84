import type { Navigation } from '../src/navigation.ts';

export const demoNavigation: Navigation = {
  heading: 'Lamplight',
  dropdowns: [
    {
      title: 'Our story',
      links: [
        { name: 'About', url: '/about' },
        { name: 'Mission', url: '/mission' },
        { name: 'Team', url: '/team' },
      ],
    },
    {
      title: 'Our work',
      links: [
        { name: 'Young Community Mentors', url: '/ycm' },
        { name: 'Study Zone', url: '/sz' },
        { name: 'Science Hub', url: '/shb' },
        { name: 'Skills, Employment, Mentoring', url: '/sem' },
        { name: 'Helping Hands for Kids', url: '/hhk' },
        { name: 'International', url: '/international' },
      ],
    },
    {
      title: 'Impact',
      links: [
        { name: 'Student testimonials', url: '/studentTestimonial' },
        { name: 'Mentor testimonials', url: '/mentorTestimonial' },
        { name: 'News', url: '/news' },
      ],
    },
    {
      title: 'Get involved',
      links: [
        { name: 'Support us', url: '/support' },
        { name: 'Become a mentor', url: '/mentorform' },
      ],
    },
  ],
};
