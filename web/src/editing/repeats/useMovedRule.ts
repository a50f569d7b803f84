import { isLocalTime } from '@lamplight/content/events/localTimes';
import { movedRule } from '@lamplight/content/events/ruleParts';
import { useEffect, useRef } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { onTyped } from '../form/hookForm.ts';
import { useCompleteTime } from '../inputs/useCompleteTime.ts';

/**
 * Adapts a rule to the beginning of its event while that is typed.
 * @param name of the field of the rule
 * @returns the beginning; while it is incomplete, the last complete one
 */
export function useMovedRule(name: string): string {
  const form = useFormContext();
  const begin = useCompleteTime('begin');

  // Typing 31 first gives the 3rd: each rule is made from the one before the typing.
  const base = useRef({ begin, rule: '', moved: '' });
  useEffect(
    () =>
      onTyped(form, 'begin', (values) => {
        const rule = String(get(values, name));
        if (!isLocalTime(String(values.begin))) return;
        if (rule !== base.current.moved) base.current = { begin, rule, moved: rule };
        const moved = movedRule(base.current.rule, base.current.begin, values.begin);
        base.current.moved = moved;
        if (moved !== rule) form.setValue(name, moved, { shouldDirty: true });
      }),
    [form, name, begin],
  );
  return begin;
}
