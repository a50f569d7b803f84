import type { FormContent, FormFields } from './formFields.ts';

/** What a visitor sends from the contact page. Only `emailOrPhone` is checked. */
export const feedbackFields = {
  name: { kind: 'line', label: 'Name', autoComplete: 'name' },
  emailOrPhone: { kind: 'emailOrPhone', label: 'Email or Phone', required: true },
  subject: { kind: 'line', label: 'Subject' },
  message: { kind: 'paragraph', label: 'Message', rows: 6 },
} as const satisfies FormFields;

export type Feedback = FormContent<typeof feedbackFields>;
