import type * as Examples from '@lamplight/content/demo/example';
import { editable } from '@lamplight/content/readable';
import { deepEqual } from 'fast-equals';
import { useCallback, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ContentForm } from './contentForm.ts';

/**
 * Fills a form that nothing is stored of with an example.
 * @param propose puts values into the form as changes that are not saved yet
 */
export function useExample<Content extends object>(
  form: UseFormReturn<FieldValues>,
  { schema, toForm }: ContentForm<Content>,
  propose: (values: FieldValues) => void,
) {
  const filledWith = useRef<FieldValues>(undefined);
  const example = useCallback(() => filledWith.current, []);
  /** @returns whether it was: anyone who has begun to type in the meantime keeps that */
  const fillWith = async (exampleOf: (examples: typeof Examples) => unknown) => {
    const before = structuredClone(form.getValues());
    const content = editable(schema, exampleOf(await import('@lamplight/content/demo/example')));
    const isUntouched = deepEqual(form.getValues(), before);
    if (isUntouched) {
      filledWith.current = toForm(content);
      propose(filledWith.current);
    }
    return isUntouched;
  };
  return { example, fillWith };
}
