import { emailPattern } from './emailPattern.ts';
import { line, paragraph } from './fields.ts';
import { messages } from './messages.ts';
import { z } from './zod.ts';

/** An email, or exactly ten digits (specification, section 5). */
const emailOrPhonePattern = new RegExp(`${emailPattern.source}|^\\d{10}$`);

/** What a visitor sends from the contact page. Only how to answer is checked. */
export const feedbackSchema = z.strictObject({
  name: line(),
  emailOrPhone: line().regex(emailOrPhonePattern, messages.invalidEmailOrPhone),
  subject: line(),
  message: paragraph(),
});

export type Feedback = z.infer<typeof feedbackSchema>;
