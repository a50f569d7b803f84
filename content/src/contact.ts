import { email, line, link, paragraph, phone } from './fields.ts';
import { complete, completeOrEmpty } from './parts.ts';
import { z } from './zod.ts';

/** What each of the three editors of this one document requires (specification, section 5). */
const required = {
  contact: [
    'mail',
    'number',
    'linkedin',
    'facebook',
    'instagram',
    'getInTouchHeading',
    'followUsHeading',
  ],
  feedbackGreeting: ['feedbacktitle', 'feedbackmessage'],
  mentorGreeting: ['mentorFormModalTitle', 'mentorFormModalBody'],
} as const;

const fields = z.strictObject({
  mail: email(),
  number: phone(),
  linkedin: link(),
  facebook: link(),
  instagram: link(),
  feedbacktitle: line(),
  feedbackmessage: paragraph(),
  getInTouchHeading: line(),
  followUsHeading: line(),
  mentorFormModalTitle: line(),
  mentorFormModalBody: paragraph(),
});

/**
 * How to reach the organisation, and the greetings of the two forms (specification, section 3).
 * The contact editor's own fields and the mentor form's greeting are each complete or still empty;
 * the greeting of the feedback form is edited by two editors, of which one does not check it.
 */
export const contactSchema = fields.superRefine(
  completeOrEmpty([required.contact, required.mentorGreeting]),
);

/** What the contact editor edits of it. */
export const contactPartSchema = fields
  .omit({ mentorFormModalTitle: true, mentorFormModalBody: true })
  .superRefine(complete(required.contact));

/** What the editor of the feedback form's greeting edits of it. */
export const feedbackGreetingSchema = fields
  .pick({ feedbacktitle: true, feedbackmessage: true })
  .superRefine(complete(required.feedbackGreeting));

/** What the editor of the mentor form's greeting edits of it. */
export const mentorGreetingSchema = fields
  .pick({ mentorFormModalTitle: true, mentorFormModalBody: true })
  .superRefine(complete(required.mentorGreeting));

export type Contact = z.infer<typeof contactSchema>;
