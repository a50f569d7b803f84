import { isLocalTime } from '@lamplight/content/events/localTimes';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, get, useFormContext, useWatch } from 'react-hook-form';
import { useLatest } from '../../ui/useLatest.ts';
import { onTyped } from '../form/hookForm.ts';

/** The value of a field for another beginning. @param before the beginning that the value was for */
type Move = (value: string, before: string, begin: string, values: FieldValues) => string;

/**
 * Adapts a field to a beginning while that is typed.
 * @param move null if the field doesn't follow it
 * @returns the beginning; while it is incomplete, the last complete one
 */
export function useMovedWithBegin(name: string, beginName: string, move: Move | null): string {
  const form = useFormContext();
  const begin = useCompleteTime(beginName);
  const latest = useLatest(move);
  // Typing 31 first gives the 3rd: each value is made from the one before the typing.
  const base = useRef({ begin, value: '', moved: '' });
  useEffect(
    () =>
      onTyped(form, beginName, (values) => {
        const typed = String(get(values, beginName));
        if (!latest.current || !isLocalTime(typed)) return;
        const value = String(get(values, name));
        if (value !== base.current.moved) base.current = { begin, value, moved: value };
        const moved = latest.current(base.current.value, base.current.begin, typed, values);
        base.current.moved = moved;
        if (moved !== value) form.setValue(name, moved, { shouldDirty: true });
      }),
    [form, name, beginName, begin],
  );
  return begin;
}

/** The local time in a field; while it is incomplete, the last complete one. @param name of the field */
function useCompleteTime(name: string): string {
  const typed = String(useWatch({ name }) ?? '');
  const [before, setBefore] = useState(typed);
  const time = isLocalTime(typed) ? typed : before;
  if (time !== before) setBefore(time);
  return time;
}
