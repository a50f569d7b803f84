import { line, richText } from './fields.ts';
import * as z from './zod.ts';

/** The thank-you message for mentor applicants; both fields are required. */
export const mentorThankYouSchema = z.strictObject({
  mentorFormModalTitle: line({ label: 'Greeting title', required: true }),
  mentorFormModalBody: richText({ label: 'Greeting description', required: true }),
});

export type MentorThankYou = z.infer<typeof mentorThankYouSchema>;
