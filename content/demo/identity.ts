import type { Organisation } from '../src/organisation.ts';

export const demoIdentity: Organisation = {
  name: 'Lamplight',
  sentence: 'Young people learn best from someone who takes the time.',
  logo: '/demo/lamp.svg',
  wideLogo: '',
  address: '12 Mill Lane\nSpringfield',
  registration: 'Registered charity 1234567 (an example)',
  since: '2011',
  colour: '#662d91',
  accent: '#f6b23c',
  typefaces: 'lamplight',
  corners: 'rounded',
  language: 'en',
  timeZone: 'Europe/London',
  texts: [],
  giving: { name: 'Donate', url: '' },
  nextStep: {
    sentence: 'One hour a week is enough to change how someone’s school years go.',
    name: 'Become a mentor',
    url: '/mentorform',
  },
  donations: 'Lamplight Trust, 12 Mill Lane, Springfield',
};
