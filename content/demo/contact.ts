import type { Contact } from '../src/contact.ts';

export const demoContact: Contact = {
  mail: 'hello@lamplight.example',
  number: '+1 (555) 010-0199',
  linkedin: 'https://www.linkedin.com/company/lamplight-example',
  facebook: 'https://www.facebook.com/lamplight.example',
  instagram: 'https://www.instagram.com/lamplight.example',
  getInTouchHeading: 'Get in touch',
  followUsHeading: 'Follow our work',
};
