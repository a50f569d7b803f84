import type { FormField } from '../formFields.ts';
import { formErrors } from './formErrors.ts';
import type { PlainKey, Say } from './visitor/keys.ts';

/**
 * What visitors read next to a field that is wrong. The sentence about all that is missing is shown once, above the
 * form.
 */
export function whatToDo(say: Say, { required, wrong }: FormField, error: string): string {
  if (error === formErrors.requiredFieldsMissing && required) return say(required);
  if (error === formErrors.controlCharacters) return say('form.controlCharacters');
  // As `fieldMessages.textTooLong` has it.
  const [, number] = /^At most ([\d,]+) /.exec(error) ?? [];
  if (number) return say('form.tooLong', { number: +number.replace(',', '') });
  return wrong ? say(wrong) : error;
}

/** What they read above the form: that something is missing only where it is. */
export const saidOfAll = (errors: readonly string[]): PlainKey =>
  errors.includes(formErrors.requiredFieldsMissing)
    ? 'mentorForm.fieldsMissing'
    : 'form.checkFields';
