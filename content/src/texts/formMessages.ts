import type { FormField } from '../formFields.ts';
import { formErrors } from './formErrors.ts';
import type { PlainKey, Say } from './visitor/keys.ts';

/**
 * The messages for visitors next to a wrong field. The sentence about missing fields is shown once, above the form.
 */
export function whatToDo(say: Say, { required, wrong }: FormField, error: string): string {
  if (error === formErrors.requiredFieldsMissing && required) return say(required);
  if (error === formErrors.controlCharacters) return say('form.controlCharacters');
  // As `fieldMessages.textTooLong` has it.
  const [, number] = /^At most ([\d,]+) /.exec(error) ?? [];
  if (number) return say('form.tooLong', { number: +number.replace(',', '') });
  return wrong ? say(wrong) : error;
}

/** The messages above the form. The one about missing fields is only for those. */
export const messagesAboveForm = (errors: readonly string[]): PlainKey =>
  errors.includes(formErrors.requiredFieldsMissing)
    ? 'mentorForm.fieldsMissing'
    : 'form.checkFields';
