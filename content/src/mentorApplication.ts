import { formSchema } from './formSchema.ts';
import { mentorFields } from './mentorFields.ts';
import { messages } from './messages.ts';

/** An application to become a mentor, as it is checked. */
export const mentorApplicationSchema = formSchema(mentorFields, messages.requiredFieldsMissing);

export type { MentorApplication } from './mentorFields.ts';
