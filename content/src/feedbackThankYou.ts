import { line, richText } from './fields.ts';
import * as z from './zod.ts';

const thankYouMessage = (required: boolean) =>
  z.strictObject({
    feedbacktitle: line({ label: 'Feedback title', required }),
    feedbackmessage: richText({ label: 'Feedback message', required }),
  });

/**
 * The thank-you message for feedback; its own editor requires both fields.
 */
export const feedbackThankYouSchema = thankYouMessage(true);

/** The same as the contact editor saves it: there both fields may be empty. */
export const uncheckedThankYouSchema = thankYouMessage(false);

export type FeedbackThankYou = z.infer<typeof feedbackThankYouSchema>;
