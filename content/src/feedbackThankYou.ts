import { line, paragraph } from './fields.ts';
import * as z from './zod.ts';

const greeting = (required: boolean) =>
  z.strictObject({
    feedbacktitle: line({ label: 'Feedback title', required }),
    feedbackmessage: paragraph({ label: 'Feedback message', required }),
  });

/**
 * What visitors read who have sent feedback (specification, section 3); the editor of the greeting
 * requires both (section 5).
 */
export const feedbackGreetingSchema = greeting(true);

/** The same as the contact editor saves it, which does not check it (specification, section 5). */
export const uncheckedThankYouSchema = greeting(false);

export type FeedbackGreeting = z.infer<typeof feedbackGreetingSchema>;
