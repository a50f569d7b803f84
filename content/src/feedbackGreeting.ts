import { line, paragraph, required } from './fields.ts';
import { z } from './zod.ts';

/**
 * What visitors read who have sent feedback (specification, section 3); the editor of the greeting
 * requires both (section 5).
 */
export const feedbackGreetingSchema = z.strictObject({
  feedbacktitle: required(line()),
  feedbackmessage: required(paragraph()),
});

/** The same as the contact editor saves it, which does not check it (specification, section 5). */
export const uncheckedGreetingSchema = z.strictObject({
  feedbacktitle: line(),
  feedbackmessage: paragraph(),
});

export type FeedbackGreeting = z.infer<typeof feedbackGreetingSchema>;
