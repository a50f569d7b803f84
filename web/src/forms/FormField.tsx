import type { FormField as Description } from '@lamplight/content/formFields';
import { createContext, memo, use, useCallback, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWords } from '../ui/words.ts';
import { Field } from './Field.tsx';

export interface FormFieldProps {
  name: string;
  field: Description;
}

/** A field of one line or of several, with its label, hint and error. */
export const FormField = memo(({ name, field }: FormFieldProps) => {
  const { register } = useVisitorFormContext();
  const { kind, label, question = label, required = false, hint, autoComplete, rows = 3 } = field;
  const { sayAny } = useWords();
  const error = useFieldError(name);
  const said = {
    label: sayAny(question),
    hint: hint && sayAny(hint),
    error: error && sayAny(error),
  };
  return (
    <Field {...{ ...said, required }}>
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

/**
 * The form around a field. It stays the same object, unlike react-hook-form's own context, so that a
 * change of the form renders only what it changes.
 */
export const VisitorFormContext = createContext<UseFormReturn | null>(null);

/** @throws outside of a form */
export function useVisitorFormContext(): UseFormReturn {
  const form = use(VisitorFormContext);
  if (!form) throw new Error('There is no form around this field');
  return form;
}

/**
 * What is wrong with a field; undefined where nothing is. A field that comes to life after the form was
 * found to be wrong is first as the server rendered it.
 */
export function useFieldError(name: string): string | undefined {
  const form = useVisitorFormContext();
  const subscribe = useCallback(
    (callback: () => void) =>
      form.subscribe({ name, exact: true, formState: { errors: true }, callback }),
    [form, name],
  );
  const found = () => form.getFieldState(name).error?.message;
  return useSyncExternalStore(subscribe, found, () => undefined);
}
