import type { FormField } from '../formFields.ts';
import { pageMessages } from './pageMessages.ts';

const toFillIn: Partial<Record<FormField['kind'], string>> = {
  choice: 'Choose one.',
  choices: 'Choose at least one.',
  agreement: 'Tick this box.',
};

/**
 * What visitors read next to a field that is wrong. The sentence about all that is missing is shown once, above the
 * form.
 */
export function whatToDo({ kind }: FormField, error: string): string {
  if (error === pageMessages.requiredFieldsMissing) return toFillIn[kind] ?? 'Fill in this field.';
  return error === pageMessages.invalidEmail
    ? 'Enter an email address such as name@example.org.'
    : error;
}

/** What they read above the form: that something is missing only where it is. */
export const saidOfAll = (errors: readonly string[]) =>
  errors.includes(pageMessages.requiredFieldsMissing)
    ? pageMessages.requiredFieldsMissing
    : pageMessages.checkMarkedFields;
