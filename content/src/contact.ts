import { email, line, link, paragraph, phone } from './fields.ts';
import { z } from './zod.ts';

const required = true;

const contact = {
  mail: email({ label: 'Email', required }),
  number: phone({ label: 'Phone number', required }),
  linkedin: link({ label: 'LinkedIn', required }),
  facebook: link({ label: 'Facebook', required }),
  instagram: link({ label: 'Instagram', required }),
  getInTouchHeading: line({ label: 'Heading above mail and phone', required }),
  followUsHeading: line({ label: 'Heading above the links', required }),
};

const feedbackGreeting = {
  feedbacktitle: line({ label: 'Feedback title', required }),
  feedbackmessage: paragraph({ label: 'Feedback message', required }),
};

const mentorGreeting = {
  mentorFormModalTitle: line({ label: 'Greeting title', required }),
  mentorFormModalBody: paragraph({ label: 'Greeting description', required }),
};

export const contactPartSchema = z.strictObject({ ...contact, ...feedbackGreeting });
export const feedbackGreetingSchema = z.strictObject(feedbackGreeting);
export const mentorGreetingSchema = z.strictObject(mentorGreeting);
export const contactSchema = z.strictObject({ ...contact, ...feedbackGreeting, ...mentorGreeting });

export type Contact = z.infer<typeof contactSchema>;
