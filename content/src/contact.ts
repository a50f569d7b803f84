import { line, link, paragraph, required } from './fields.ts';
import { messages } from './messages.ts';
import { z } from './zod.ts';

const requiredLink = () => required(z.string().trim()).pipe(link());

/**
 * How to reach the organisation, and the greetings of the two forms (specification, section 3).
 * The contact editor's own fields are required, those of the greetings are not.
 */
export const contactSchema = z.strictObject({
  mail: required(z.string().trim()).pipe(line().pipe(z.email(messages.invalidEmail))),
  number: required(line()),
  linkedin: requiredLink(),
  facebook: requiredLink(),
  instagram: requiredLink(),
  feedbacktitle: line(),
  feedbackmessage: paragraph(),
  getInTouchHeading: required(line()),
  followUsHeading: required(line()),
  mentorFormModalTitle: line(),
  mentorFormModalBody: paragraph(),
});

export type Contact = z.infer<typeof contactSchema>;
