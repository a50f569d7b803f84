import { email, line, paragraph, required, typed } from './fields.ts';
import { ageGroups, daysAvailable, yesOrNo } from './mentorChoices.ts';
import { messages } from './messages.ts';
import { z } from './zod.ts';

const missing = messages.requiredFieldsMissing;
const filled = () => required(line(), missing);

/**
 * An application to become a mentor (specification, sections 3 and 5). Optional fields may be
 * empty; `acknowledgment` has to be given.
 */
export const mentorApplicationSchema = z.strictObject({
  fullName: filled(),
  email: required(typed(), missing).pipe(email()),
  phone: filled(),
  age: line(),
  location: filled(),
  occupation: filled(),
  organization: line(),
  education: filled(),
  experience: paragraph(),
  subjects: filled(),
  ageGroup: z.enum(ageGroups, missing),
  certifications: paragraph(),
  daysAvailable: z
    .array(z.enum(daysAvailable, missing))
    .min(1, missing)
    .max(daysAvailable.length, missing)
    .refine((days) => new Set(days).size === days.length, messages.wrongKind),
  timeSlots: line(),
  hoursPerWeek: filled(),
  motivation: paragraph(),
  impact: paragraph(),
  otherNGOs: paragraph(),
  laptopAccess: z.enum(yesOrNo, missing),
  preferences: paragraph(),
  backgroundCheck: z.enum(yesOrNo, missing),
  acknowledgment: z.literal(true, missing),
});

export type MentorApplication = z.infer<typeof mentorApplicationSchema>;
