import { feedbackFields } from './feedbackFields.ts';
import { formSchema } from './formSchema.ts';
import { messages } from './messages.ts';

/** What a visitor sends from the contact page, as it is checked. */
export const feedbackSchema = formSchema(feedbackFields, messages.invalidEmailOrPhone);

export type { Feedback } from './feedbackFields.ts';
