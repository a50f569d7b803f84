import type { Contact } from '../src/contact.ts';

export const demoContact: Contact = {
  mail: 'hello@lamplight.example',
  number: '+1 (555) 010-0199',
  linkedin: 'https://www.linkedin.com/company/lamplight-example',
  facebook: 'https://www.facebook.com/lamplight.example',
  instagram: 'https://www.instagram.com/lamplight.example',
  feedbacktitle: 'Thank you for writing to us',
  feedbackmessage:
    'A person reads every message. If you asked us something, you will hear from us within three working days.',
  getInTouchHeading: 'Get in touch',
  followUsHeading: 'Follow our work',
  mentorFormModalTitle: 'Your application is with us',
  mentorFormModalBody:
    'Thank you for offering your time. Our volunteer coordinator will call you within two weeks to get to know you.',
};
