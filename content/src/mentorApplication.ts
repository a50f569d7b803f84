import { formSchema } from './formSchema.ts';
import { mentorFields } from './mentorFields.ts';
import { formErrors } from './texts/formErrors.ts';

/** An application to become a mentor, as it is checked. */
export const mentorApplicationSchema = formSchema(mentorFields, formErrors.requiredFieldsMissing);

export type { MentorApplication } from './mentorFields.ts';
