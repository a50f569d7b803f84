import { useCallback, useReducer } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Gives a form other values, and counts how often: its fields then have to register anew. */
export function useReset(form: UseFormReturn<FieldValues>) {
  const [resets, count] = useReducer((before: number) => before + 1, 0);
  const reset: typeof form.reset = useCallback(
    (...values) => {
      form.reset(...values);
      count();
    },
    [form],
  );
  return { reset, resets };
}
