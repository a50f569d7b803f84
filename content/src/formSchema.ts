import {
  agreement,
  choice,
  choices,
  email,
  emailOrPhone,
  line,
  paragraph,
  phone,
} from './fields.ts';
import type { FormContent, FormField, FormFields } from './formFields.ts';
import { englishOf } from './texts/visitor/english.ts';
import * as z from './zod.ts';

/**
 * The schema of what is sent for a form.
 * @param missing the message for each required field that is not filled in
 */
export function formSchema<const Fields extends FormFields>(fields: Fields, missing: string) {
  const shape = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, missing)]);
  return z.strictObject(Object.fromEntries(shape)) as unknown as z.ZodObject<{
    [Name in keyof Fields]: z.ZodType<FormContent<Fields>[Name]>;
  }>;
}

function fieldSchema({ kind, options = {}, ...field }: FormField, missing: string): z.ZodType {
  const { question, label = englishOf(question), hint } = field;
  const said = { label, ...(hint && { hint: englishOf(hint) }) };
  const text = { ...said, required: field.required ? missing : false };
  switch (kind) {
    case 'line':
      return line(text);
    case 'email':
      return email(text);
    case 'phone':
      return phone(text);
    case 'paragraph':
      return paragraph(text);
    case 'emailOrPhone':
      return emailOrPhone(said);
    case 'choice':
      return choice(namesOf(options), { ...said, required: missing });
    case 'choices':
      return choices(Object.keys(options), { ...said, required: missing });
    default:
      return agreement({ ...said, required: missing });
  }
}

/** The stored value of a form's choice is its name. */
const namesOf = (options: object) =>
  Object.fromEntries(Object.keys(options).map((option) => [option, option]));
