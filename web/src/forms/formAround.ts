import { createContext, use } from 'react';
import { type FieldError, get, type UseFormReturn, useFormState } from 'react-hook-form';

/**
 * The form around a field. It stays the same object, unlike react-hook-form's own context, so that a
 * change of the form renders only what it changes.
 */
export const FormAround = createContext<UseFormReturn | null>(null);

/** @throws outside of a form */
export function useFormAround(): UseFormReturn {
  const form = use(FormAround);
  if (!form) throw new Error('There is no form around this');
  return form;
}

/** What is wrong with a field; undefined where nothing is. */
export function useFieldError(name: string): FieldError | undefined {
  const { control } = useFormAround();
  return get(useFormState({ control, name, exact: true }).errors, name);
}
