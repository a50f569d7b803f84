import { memo } from 'react';
import type { FormFieldDescription } from './description.ts';
import { Field } from './Field.tsx';
import { useFieldError, useFormAround } from './formAround.ts';

/** A field of one line or of several, with its label, hint and error. */
export const FormField = memo(({ field }: { field: FormFieldDescription }) => {
  const { register } = useFormAround();
  const { name, label, kind, required = false, hint } = field;
  const error = useFieldError(name);
  return (
    <Field {...{ label, required, hint, error }}>
      {(tied) => {
        const control = { ...tied, ...register(name) };
        if (kind === 'paragraph') return <textarea rows={field.rows ?? 3} {...control} />;
        const { type = 'text', autoComplete } = field;
        return <input {...{ type, autoComplete }} {...control} />;
      }}
    </Field>
  );
});
