import type { FormContent, FormFields } from './formFields.ts';

/** What a visitor sends from the contact page. Only `emailOrPhone` is checked. */
export const feedbackFields = {
  name: { kind: 'line', question: 'contact.name', autoComplete: 'name', short: true },
  emailOrPhone: {
    kind: 'emailOrPhone',
    question: 'contact.emailOrPhone',
    wrong: 'contact.enterEmailOrPhone',
    required: 'contact.enterEmailOrPhone',
    short: true,
  },
  subject: { kind: 'line', question: 'contact.subject' },
  message: { kind: 'paragraph', question: 'contact.message', rows: 6 },
} as const satisfies FormFields;

export type Feedback = FormContent<typeof feedbackFields>;
