import { Field } from '@chakra-ui/react/field';
import type { ReactNode } from 'react';
import { get, useFormState } from 'react-hook-form';

export interface FieldProps {
  /** Where the value stands in the form, such as `story.button`. */
  name: string;
  label: string;
  /** What to know before typing. */
  hint?: ReactNode;
  required?: boolean;
}

/** The error of a field, if its form has found one. */
export function useFieldError(name: string): string | undefined {
  const { errors } = useFormState({ name });
  const error: { message?: string; root?: { message?: string } } | undefined = get(errors, name);
  return error?.message ?? error?.root?.message;
}

/** Label, control, hint and error of every kind of field. */
export function FieldFrame({
  name,
  label,
  hint,
  required = false,
  children,
}: FieldProps & { children: ReactNode }) {
  const error = useFieldError(name);
  return (
    <Field.Root invalid={error !== undefined} required={required}>
      <Field.Label>
        {label} <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
