import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';

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

/**
 * What is wrong with a field; undefined where nothing is. A field that comes to life after the form was
 * found to be wrong is first as the server rendered it.
 */
export function useFieldError(name: string): string | undefined {
  const form = useFormAround();
  const subscribe = useCallback(
    (callback: () => void) =>
      form.subscribe({ name, exact: true, formState: { errors: true }, callback }),
    [form, name],
  );
  const found = () => form.getFieldState(name).error?.message;
  return useSyncExternalStore(subscribe, found, () => undefined);
}
