import { mergeChanges } from '@lamplight/content/mergeChanges';
import { deepEqual } from 'fast-equals';
import { type RefObject, useCallback } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ContentForm } from './contentForm.ts';
import { useReset } from './hookForm.ts';

/**
 * Gives a form other values, and other content that its changes are counted from.
 * @param base that content
 */
export function useRebase<Content extends object>(
  { toForm, fromForm, formSchema }: ContentForm<Content>,
  form: UseFormReturn<FieldValues>,
  base: RefObject<Content | null>,
) {
  const { reset, resets } = useReset(form);

  /**
   * Makes stored content the base of the form; changes in the form since `from` stay. If they conflict with it, that is
   * the base, so that the next save asks.
   * @param tidy the same as the schema stores it, without spaces at ends
   */
  const rebase = useCallback(
    (stored: Content, from?: FieldValues, tidy = from) => {
      const next: FieldValues = toForm(stored);
      const typed = form.getValues();
      if (!from || !tidy || deepEqual(from, typed)) {
        base.current = stored;
        reset(next);
        return;
      }
      const merging = { schemas: [formSchema] };
      const now = from === tidy ? typed : mergeChanges(from, typed, tidy, merging).value;
      const { value, conflicts, overfull } = mergeChanges(tidy, now, next, merging);
      const hasConflict = conflicts.length + overfull.length > 0;
      base.current = hasConflict ? fromForm(tidy) : stored;
      reset(hasConflict ? tidy : next);
      reset(hasConflict ? now : value, { keepDefaultValues: true });
    },
    [form, base, reset, toForm, fromForm, formSchema],
  );

  return { rebase, reset, resets };
}
