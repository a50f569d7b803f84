import type { FormField as Description } from '@lamplight/content/formFields';
import { memo } from 'react';
import { Field } from './Field.tsx';
import { useFieldError, useFormAround } from './formAround.ts';

export interface FormFieldProps {
  name: string;
  field: Description;
}

/** A field of one line or of several, with its label, hint and error. */
export const FormField = memo(({ name, field }: FormFieldProps) => {
  const { register } = useFormAround();
  const { kind, label, question = label, required = false, hint, autoComplete, rows = 3 } = field;
  const error = useFieldError(name);
  return (
    <Field {...{ label: question, required, hint, error }}>
      {(tied) => {
        const control = { ...tied, ...register(name) };
        if (kind === 'paragraph') return <textarea rows={rows} {...control} />;
        return <input {...{ type: typeOf(kind), autoComplete }} {...control} />;
      }}
    </Field>
  );
});

/** What a line is for the browser. */
const typeOf = (kind: Description['kind']) =>
  kind === 'email' ? 'email' : kind === 'phone' ? 'tel' : 'text';
