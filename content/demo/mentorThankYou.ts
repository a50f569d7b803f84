import type { MentorThankYou } from '../src/mentorThankYou.ts';

export const demoMentorThankYou: MentorThankYou = {
  mentorFormModalTitle: 'Your application is with us',
  mentorFormModalBody:
    'Thank you for offering your time. Our volunteer coordinator will call you within two weeks to get to know you.',
};
