import { line, paragraph } from './fields.ts';
import * as z from './zod.ts';

/**
 * What visitors read who have applied as a mentor (specification, section 3); both are required
 * (section 5).
 */
export const mentorGreetingSchema = z.strictObject({
  mentorFormModalTitle: line({ label: 'Greeting title', required: true }),
  mentorFormModalBody: paragraph({ label: 'Greeting description', required: true }),
});

export type MentorGreeting = z.infer<typeof mentorGreetingSchema>;
