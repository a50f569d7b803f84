import { formSchema } from './formSchema.ts';
import { mentorFields } from './mentorFields.ts';
import { pageMessages } from './texts/pageMessages.ts';

/** An application to become a mentor, as it is checked. */
export const mentorApplicationSchema = formSchema(mentorFields, pageMessages.requiredFieldsMissing);

export type { MentorApplication } from './mentorFields.ts';
