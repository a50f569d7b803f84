/** Code that relies on undocumented internals of react-hook-form 7. */

import * as z from '@lamplight/content/zod';
import { useCallback, useReducer } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Gives a form other values, and counts how often. `reset` forgets the elements of all fields (7.92), and
 * an element gets its new value only as its field registers anew: `useRegister`. Both may go once `reset`
 * fills the elements itself; whether its option `keepFieldsRef` does so in lists too has not been tried.
 */
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

/** A form's `register`, another one after each reset, so that fields which were rendered once are rendered anew. */
export const useRegister = (form: UseFormReturn, resets: number): typeof form.register =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reset is the reason
  useCallback((...field) => form.register(...field), [form, resets]);

/**
 * Calls `onChange` after each change of a value, without rendering anything: rendering a whole form at
 * each key took 400 ms in the largest home page.
 * @returns what ends it
 */
export const onChange = (form: UseFormReturn, callback: () => void): (() => void) =>
  form.subscribe({ formState: { values: true }, callback });

/**
 * Calls `callback` as someone changes a field, but not where a form is given other values.
 * @returns what ends it
 */
export const onTyped = (
  form: UseFormReturn,
  name: string,
  callback: (values: FieldValues) => void,
): (() => void) =>
  form.subscribe({
    name,
    exact: true,
    formState: { values: true },
    callback: ({ type, values }) => {
      if (type === 'change') callback(values);
    },
  });

/** How many errors are named at once. */
const maxErrors = 5;

/** The texts of a form's errors, each once, in the order of the fields. */
export const errorTexts = (errors: FieldErrors): string[] =>
  [...new Set(errorsIn(errors).map(({ message }) => message))].slice(0, maxErrors);

/** Shows errors of the store at the fields of a form, such as an address that is taken. */
export function showStoreErrors(form: UseFormReturn<FieldValues>, failure: unknown): void {
  if (!(failure instanceof z.ZodError)) return;
  for (const { path, message } of failure.issues) form.setError(path.join('.'), { message });
}

/** The names of the fields in which something is wrong, in their order. */
export const wrongNames = (errors: FieldErrors): string[] => [
  ...new Set(errorsIn(errors).map(({ name }) => name)),
];

/** Errors are a tree; those of a list as a whole are at its `root`. */
function errorsIn(entry: unknown, name = ''): { name: string; message: string }[] {
  if (typeof entry !== 'object' || entry === null) return [];
  if ('message' in entry && typeof entry.message === 'string') {
    return [{ name: name.replace(/\.root$/, ''), message: entry.message }];
  }
  return Object.entries(entry).flatMap(([key, each]) =>
    // The element of a field.
    key === 'ref' ? [] : errorsIn(each, name ? `${name}.${key}` : key),
  );
}
