import { feedbackFields } from './feedbackFields.ts';
import { formSchema } from './formSchema.ts';
import { fieldMessages } from './texts/fieldMessages.ts';

/** What a visitor sends from the contact page, as it is checked. */
export const feedbackSchema = formSchema(feedbackFields, fieldMessages.invalidEmailOrPhone);

export type { Feedback } from './feedbackFields.ts';
