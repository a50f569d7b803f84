import { line, paragraph, required } from './fields.ts';
import { z } from './zod.ts';

/**
 * What visitors read who have applied as a mentor (specification, section 3); both are required
 * (section 5).
 */
export const mentorGreetingSchema = z.strictObject({
  mentorFormModalTitle: required(line()),
  mentorFormModalBody: required(paragraph()),
});

export type MentorGreeting = z.infer<typeof mentorGreetingSchema>;
